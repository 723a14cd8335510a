import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { PERSON_PATH, requestPath } from "../../../contract/desk/paths.ts";
import { readableAddress } from "../../formats/mailbox.ts";
import { isolated, printableLine } from "../../formats/printable.ts";
import type { PersonFound } from "../../store/persons/persons.ts";
import type { RequestFile } from "../../store/requests/inbox/desk-request.ts";
import { Hidden, SubmitButton, TextField } from "../controls.tsx";
import { askedOf, counted, type DeskView, languageOfRequest } from "../desk-view.ts";
import { Facts, History } from "../request/history.tsx";

interface PersonProps {
	view: DeskView;
	/** Mail address or telephone; none before somebody was asked for. */
	who?: string | undefined;
	problem?: string | undefined;
}

type Files = PersonFound["byMail"];

/** What is kept on one person, and what can be done with it. @param found the person's requests, if one was asked for */
export function PersonPage({ view, who, problem, found }: PersonProps & { found?: PersonFound | undefined }) {
	const words = view.words.person;
	const isNone = found?.byMail.length === 0 && found.byTelephone.length === 0;
	return (
		<Sheet title={words.title} lead={words.lead}>
			<PersonForm>
				<WhoField label={words.who} who={who} problem={found ? undefined : problem} id="who" />
				<SubmitButton label={words.show} />
			</PersonForm>
			{who && isNone && <p role="status">{fill(words.none, { who })}</p>}
			{who && found && !isNone && (
				<PersonForm who={who}>
					{found.byMail.length > 0 && (
						<>
							<h2 className="title--s">{counted(words.found, found.byMail.length, { who })}</h2>
							<ul>
								{found.byMail.map(({ reference }) => (
									<li key={reference}>
										<a href={requestPath(reference)}>{reference}</a>
									</li>
								))}
							</ul>
						</>
					)}
					<Alike files={found.byTelephone} view={view} problem={problem} />
					<div className="starts ruled ruled--apart stack">
						<p>{words.exportHint}</p>
						<SubmitButton look="secondary" name="do" value="read" label={words.read} />
						<SubmitButton look="secondary" name="do" value="export" label={words.export} />
					</div>
					<div className="starts ruled ruled--apart stack">
						<p>{words.eraseHint}</p>
						<SubmitButton look="secondary" name="do" value="ask" label={words.erase} />
					</div>
				</PersonForm>
			)}
		</Sheet>
	);
}

/** Those of another address and the same telephone: each to be marked. */
function Alike({ files, view, problem }: { files: Files; view: DeskView; problem?: string | undefined }) {
	const words = view.words.person;
	if (files.length === 0) return null;
	return (
		<fieldset className="person__alike full stack stack--2" aria-describedby="alike-hint">
			<legend>{counted(words.alike, files.length)}</legend>
			<p id="alike-hint">{words.alikeHint}</p>
			{problem && <p role="alert">{problem}</p>}
			{files.map(({ reference, details: { name = "", email = "" } = {} }) => (
				<label key={reference} className="ticked level level--2">
					<input type="checkbox" name={reference} value="yes" />
					<span>
						{fill(words.one, { name: isolated(printableLine(name)), email: readableAddress(email), reference })}
					</span>
				</label>
			))}
		</fieldset>
	);
}

/** Asks again before anything is erased: for the address or telephone, typed once more. @param confirmed references marked as that person's */
export function ErasePage({ view, who = "", problem, confirmed }: PersonProps & { confirmed: readonly string[] }) {
	const words = view.words.person;
	return (
		<Sheet title={fill(words.sure, { who })} lead={words.eraseHint}>
			<PersonForm who={who}>
				<Hidden do="erase" {...Object.fromEntries(confirmed.map((reference) => [reference, "yes"]))} />
				{confirmed.length > 0 && <p translate="no">{confirmed.join(", ")}</p>}
				<WhoField label={words.confirm} problem={problem} id="again" />
				<SubmitButton label={words.eraseNow} />
				<a href={PERSON_PATH}>{words.keep}</a>
			</PersonForm>
		</Sheet>
	);
}

function Sheet({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
	return (
		<div className="desk__page person">
			<h1>{title}</h1>
			{lead && <p>{lead}</p>}
			{children}
		</div>
	);
}

/** A person's address is posted: in a link it would stand in histories and logs. */
function PersonForm({ who, children }: { who?: string; children: ReactNode }) {
	return (
		<form className="starts stack" method="post" action={PERSON_PATH}>
			<Hidden who={who} />
			{children}
		</form>
	);
}

/** A mail address or a telephone. */
function WhoField({ label, id, who, problem }: Omit<PersonProps, "view"> & { label: string; id: "who" | "again" }) {
	return (
		<TextField
			id={id}
			label={label}
			required
			error={problem}
			autoComplete="off"
			spellCheck={false}
			maxLength={254}
			defaultValue={who}
		/>
	);
}

/** All that is kept on a person, notes too, to be read and printed: a person who asks for their data gets to see it. */
export function PersonReading({ view, who = "", records }: PersonProps & { records: readonly RequestFile[] }) {
	const { person, inbox } = view.words;
	return (
		<Sheet title={fill(person.readTitle, { who })}>
			<p className="small">{person.readHint}</p>
			{records.map((record) => (
				<article key={record.id} className="person__request full card stack stack--3">
					<h2>
						<a href={requestPath(record.reference)}>{record.reference}</a> ·{" "}
						{[askedOf(record, view), languageOfRequest(record, view)].filter(Boolean).join(" · ")}
					</h2>
					{record.details ? <Facts record={record} view={view} whole /> : <p>{inbox.unreadable}</p>}
					<History record={record} view={view} nested />
				</article>
			))}
		</Sheet>
	);
}
