import type { ReactNode } from "react";
import { fill } from "../../../content-model/fill.ts";
import { PERSON_PATH, requestPath } from "../../../contract/desk-paths.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { counted, type DeskView } from "../desk-view.ts";

interface PersonProps {
	view: DeskView;
	/** Whose data; none before somebody was asked for. */
	email?: string | undefined;
	problem?: string | undefined;
}

/** What is kept on one person, and what can be done with it. @param references of her requests, where she was asked for */
export function PersonPage({
	view,
	email,
	problem,
	references,
}: PersonProps & { references?: readonly string[] | undefined }) {
	const words = view.words.person;
	return (
		<Sheet title={words.title} lead={words.lead}>
			<PersonForm className="person__form" does="show">
				<EmailField label={words.email} email={email} problem={problem} />
				<button className={buttonClass("primary")} type="submit">
					{words.show}
				</button>
			</PersonForm>
			{email && references?.length === 0 && <p role="status">{fill(words.none, { email })}</p>}
			{email && references && references.length > 0 && (
				<section className="person__found">
					<h2>{counted(words.found, references.length, { email })}</h2>
					<ul>
						{references.map((reference) => (
							<li key={reference}>
								<a href={requestPath(reference)}>{reference}</a>
							</li>
						))}
					</ul>
					<PersonForm does="export" email={email}>
						<p>{words.exportHint}</p>
						<button className={buttonClass("secondary")} type="submit">
							{words.export}
						</button>
					</PersonForm>
					<PersonForm does="ask" email={email}>
						<p>{words.eraseHint}</p>
						<button className={buttonClass("secondary")} type="submit">
							{words.erase}
						</button>
					</PersonForm>
				</section>
			)}
		</Sheet>
	);
}

/** Asks again before anything is erased: for the address, typed once more. */
export function ErasePage({ view, email = "", problem }: PersonProps) {
	const words = view.words.person;
	return (
		<Sheet title={fill(words.sure, { email })} lead={words.eraseHint}>
			<PersonForm className="person__form" does="erase" email={email}>
				<Field
					id="again"
					name="again"
					label={words.confirm}
					required
					error={problem}
					control={(control) => <input {...control} type="email" autoComplete="off" maxLength={254} />}
				/>
				<button className={buttonClass("primary")} type="submit">
					{words.eraseNow}
				</button>
				<a href={PERSON_PATH}>{words.keep}</a>
			</PersonForm>
		</Sheet>
	);
}

/** @param lines what was done, and what is still to be known */
export function PersonNotice({ title, lines }: { title: string; lines: readonly string[] }) {
	return (
		<Sheet title={title}>
			{lines.map((line) => (
				<p key={line} role="status">
					{line}
				</p>
			))}
		</Sheet>
	);
}

function Sheet({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<div className="person">
			<h1 className="person__title">{title}</h1>
			{lead && <p>{lead}</p>}
			{children}
		</div>
	);
}

interface PersonFormProps {
	does: "show" | "export" | "ask" | "erase";
	email?: string;
	className?: string;
	children: ReactNode;
}

/** An address of a person's is posted: in a link it would stand in histories and logs. */
function PersonForm({ does, email, className = "person__do", children }: PersonFormProps) {
	return (
		<form className={className} method="post" action={PERSON_PATH}>
			<input type="hidden" name="do" value={does} />
			{email && <input type="hidden" name="email" value={email} />}
			{children}
		</form>
	);
}

function EmailField({
	label,
	email,
	problem,
}: {
	label: string;
	email: string | undefined;
	problem: string | undefined;
}) {
	return (
		<Field
			id="email"
			name="email"
			label={label}
			required
			error={problem}
			control={(control) => <input {...control} type="email" autoComplete="off" maxLength={254} defaultValue={email} />}
		/>
	);
}
