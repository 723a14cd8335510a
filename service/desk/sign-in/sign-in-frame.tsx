/** The frame of every page before signing in; leaving; and what was being written when a session ran out. */
import type { Desk } from "../../../content-model/desk/desk.ts";
import { LEAVE_PATH } from "../../../contract/desk/paths.ts";
import { LIMITS, MAX_NOTE } from "../../../contract/questions/limits.ts";
import type { Fields } from "../../web/body.ts";
import { withFallback } from "../../with-fallback.ts";
import { Hidden, SubmitButton } from "../controls.tsx";

/** A note, an answer or a contact that could not be saved, with what its form needs to be sent once more and be saved once. */
export interface Draft {
	/** Of a contact every field, as `keptFields` reads them. */
	note: string;
	do: "note" | "reply" | "contact";
	version: string;
	id: string;
	/** Address of its writer: nobody else is shown it. */
	member: string;
}

/** @returns what a form holds of a note, cut to the longest, or of a contact; undefined if it holds none */
export function draftOf({ note = "", version = "", id = "", member = "", ...fields }: Fields): Draft | undefined {
	const { do: does = "note", ...typed } = fields;
	const isContact = does === "contact";
	const cut = note
		.slice(0, 2 * MAX_NOTE)
		.replaceAll("\r\n", "\n")
		.trim()
		.slice(0, MAX_NOTE);
	const kept = isContact ? note || JSON.stringify(typed) : cut;
	if (!kept) return undefined;
	return {
		note: kept,
		do: isContact ? "contact" : does === "note" ? "note" : "reply",
		version: version.slice(0, 9),
		id: id.slice(0, 64),
		member: member.slice(0, LIMITS.email.max),
	};
}

/** The fields of a contact that was kept through a sign-in. */
export function keptFields(note: string): Fields {
	const kept: Record<string, unknown> = withFallback(() => JSON.parse(note), {});
	return Object.fromEntries(Object.entries(kept ?? {}).map(([name, value]) => [name, String(value)]));
}

interface DraftPageProps {
	words: Desk["signIn"];
	/** The page of the request it belongs to. */
	path: string;
	draft: Draft;
	problem?: string | undefined;
}

export function DraftPage({ words, path, draft: { note, ...sent }, problem }: DraftPageProps) {
	const { title, save } = words.kept[sent.do];
	return (
		<SignInFrame title={title}>
			{problem && <p role="alert">{problem}</p>}
			<form className="stack stack--5" method="post" action={path} data-action="">
				<Hidden {...sent} />
				{sent.do === "contact" ? (
					<Hidden note={note} />
				) : (
					<textarea
						className="field__control"
						id={sent.do}
						name="note"
						rows={6}
						aria-label={title}
						defaultValue={note}
					/>
				)}
				<SubmitButton label={save} />
			</form>
		</SignInFrame>
	);
}

export function LeavePage({ words }: { words: Desk["signIn"] }) {
	return (
		<SignInFrame title={words.outTitle} lead={words.outLead}>
			<form className="stack stack--5" method="post" action={LEAVE_PATH}>
				<SubmitButton label={words.out} />
				<SubmitButton look="secondary" name="all" value="yes" label={words.outEverywhere} />
			</form>
		</SignInFrame>
	);
}

interface FrameProps {
	title: string;
	lead?: string | undefined;
	done?: string | undefined;
	children?: React.ReactNode;
}

/** The frame of every page before signing in. */
export function SignInFrame({ title, lead, done, children }: FrameProps) {
	return (
		<main className="sign-in stack stack--6" id="contenido" tabIndex={-1}>
			<img src="/favicon.svg" alt="" width="56" height="56" />
			{done && (
				<p className="note" role="status">
					{done}
				</p>
			)}
			<h1 className="title--part">{title}</h1>
			{lead && <p>{lead}</p>}
			{children}
		</main>
	);
}
