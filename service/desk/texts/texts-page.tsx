import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { DESK_PATH } from "../../../contract/desk/paths.ts";
import {
	DRAFT_PAGES_PATH,
	EDITOR_PATH,
	TEXTS_PATH,
	type TextChange,
	type TextsState,
} from "../../../contract/desk/texts.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { SubmitButton } from "../controls.tsx";
import { counted, type DeskView } from "../desk-view.ts";
import { Notice } from "../frame.tsx";
import { timeWords } from "../times.ts";

/** How wide the draft's pages are shown, in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
export type Size = keyof typeof WIDTHS;
const SIZES = ["phone", "desktop"] as const;
const READERS = ["medico", "abogado"] as const;

interface TextsPageProps {
	view: DeskView;
	state: TextsState;
	/** Which of the draft's pages is looked at: `/contacto`. */
	page: string;
	size: Size;
}

/** What differs from what is public, and what is done about it. */
export function TextsPage({ view, state, page, size }: TextsPageProps) {
	const words = view.words.texts;
	const { changes, faults, conflicts, preview, job, publications } = state;
	const editor = view.textsUrl ? view.textsUrl + DESK_PATH : `${EDITOR_PATH}/`;
	const timeOf = (at: string) => timeWords(new Date(at), view);
	const isReady = changes.length > 0 && faults.length + conflicts.length === 0 && !job?.running;
	return (
		<div className="desk__page">
			<h1>{words.title}</h1>
			<p>{words.lead}</p>
			{job?.running && <Notice text={fill(words.running, { name: job.name })} />}
			{job?.problem && <Said title={words.failed} said={job.problem} />}
			{state.remote && <Said title={words.remote} said={state.remote} />}
			<p>
				<a className={buttonClass("secondary")} href={editor} target="_blank" rel="noopener">
					{words.edit}
				</a>
			</p>
			<Listed title={counted(words.faults, faults.length)} hint={words.faultsHint} lines={faults} open />
			<Listed title={words.conflicts} hint={words.conflictsHint} lines={conflicts} open />
			<section className="texts__part stack" aria-labelledby="changes">
				<h2 className="title--s" id="changes">
					{changes.length > 0 ? counted(words.changes, changes.length + state.more) : words.same}
				</h2>
				{Array.from(
					Map.groupBy(changes, ({ file }) => file),
					([file, some]) => (
						<article key={file} className="texts__file card stack stack--3">
							<h3 translate="no">{file}</h3>
							{some.map((change) => (
								<Change key={change.place} change={change} view={view} />
							))}
						</article>
					),
				)}
				{state.more > 0 && <p>{fill(words.more, { count: String(state.more) })}</p>}
				{isReady && (
					<Asking what="publish" view={view} draft={state.draft}>
						<p>{words.publishHint}</p>
						<SubmitButton label={words.publish} />
					</Asking>
				)}
			</section>
			<Listed
				title={counted(words.untranslated, state.untranslated.length)}
				hint={words.untranslatedHint}
				lines={state.untranslated}
			/>
			{READERS.map((reader) => (
				<Listed
					key={reader}
					title={counted(words[reader], state.waiting[reader].length)}
					hint={words.waitingHint}
					lines={state.waiting[reader]}
				/>
			))}
			<section className="texts__part stack" aria-labelledby="preview">
				<h2 className="title--s" id="preview">
					{words.preview}
				</h2>
				{preview.building && <p role="status">{words.building}</p>}
				{preview.problem && <Said title={words.noPreview} said={preview.problem} />}
				<form className="texts__look row" method="get" action={TEXTS_PATH}>
					<Field
						id="page"
						name="pagina"
						label={words.page}
						required={false}
						control={(control) => (
							<input {...control} type="text" defaultValue={page} maxLength={200} spellCheck={false} />
						)}
					/>
					{SIZES.map((one) => (
						<SubmitButton
							key={one}
							look="secondary"
							name="ancho"
							value={one}
							label={words.sizes[one]}
							aria-pressed={one === size}
						/>
					))}
				</form>
				<div className="texts__window">
					<iframe
						src={`${DRAFT_PAGES_PATH}${page}`}
						title={words.preview}
						width={WIDTHS[size]}
						height={720}
						sandbox="allow-scripts"
						loading="lazy"
					/>
				</div>
			</section>
			<section className="texts__part stack" aria-labelledby="published">
				<h2 className="title--s" id="published">
					{words.published}
				</h2>
				<p>{words.backHint}</p>
				<ol className="texts__published stack stack--3">
					{publications.map(({ id, name, at, message, backTo }, index) => (
						<li className="row row--middle ruled--after" key={id}>
							<p>
								<strong>{backTo ? fill(words.backTo, { when: timeOf(backTo) }) : message}</strong>
								<br />
								{fill(words.publication, { name, when: timeOf(at) })}
							</p>
							{index === 0 ? (
								<p>{words.now}</p>
							) : (
								<Asking what="back" view={view} draft={state.draft} id={id}>
									<SubmitButton look="secondary" label={words.back} />
								</Asking>
							)}
						</li>
					))}
				</ol>
			</section>
		</div>
	);
}

function Change({ change: { place, before, after }, view }: { change: TextChange; view: DeskView }) {
	const words = view.words.texts;
	return (
		<div className="texts__change">
			<h4>{place || words.wholeFile}</h4>
			{place && (
				<dl>
					<dt className="soft">{words.before}</dt>
					<dd>{before === undefined ? <em>{words.none}</em> : <del>{before}</del>}</dd>
					<dt className="soft">{words.after}</dt>
					<dd>{after === undefined ? <em>{words.none}</em> : <ins>{after}</ins>}</dd>
				</dl>
			)}
		</div>
	);
}

interface ListedProps {
	title: string;
	hint: string;
	lines: readonly string[];
	open?: boolean;
}

function Listed({ title, hint, lines, open }: ListedProps) {
	if (lines.length === 0) return null;
	return (
		<details className="texts__list card" open={open}>
			<summary>{title}</summary>
			<p>{hint}</p>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</details>
	);
}

function Said({ title, said }: { title: string; said: string }) {
	return (
		<div className="texts__said card stack stack--3" role="alert">
			<p>{title}:</p>
			<pre translate="no">{said}</pre>
		</div>
	);
}

/** What a code is asked for. */
export interface Wanted {
	what: "publish" | "back";
	/** The draft that was looked at. */
	draft: string;
	/** Which publication to go back to. */
	id: string;
	/** Of the code that was sent, without which it is good for nothing; empty before. */
	token: string;
}

function Asking({ view, children, ...wanted }: Partial<Wanted> & { view: DeskView; children: ReactNode }) {
	return (
		<form className="texts__ask row" method="post" action={TEXTS_PATH}>
			{Object.entries({ member: view.member.address, ...wanted }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</form>
	);
}

/** Asks for the code that was sent. */
export function TextsCode({ view, wanted, problem }: { view: DeskView; wanted: Wanted; problem?: string }) {
	const words = view.words.texts.code;
	return (
		<div className="desk__page">
			<h1>{words.title}</h1>
			<p>{fill(words.lead, { email: view.member.address })}</p>
			<Asking view={view} {...wanted}>
				<Field
					id="code"
					name="code"
					label={words.label}
					required
					error={problem}
					control={(control) => <input {...control} type="text" autoComplete="one-time-code" spellCheck={false} />}
				/>
				<SubmitButton label={words[wanted.what]} />
				<a href={TEXTS_PATH}>{words.keep}</a>
			</Asking>
		</div>
	);
}
