/** The frame of every page before signing in; leaving; and what was being written when a session ran out. */
import type { Desk } from "../../../content-model/desk/desk.ts";
import { LEAVE_PATH } from "../../../contract/desk/paths.ts";
import { MAX_NOTE } from "../../../contract/questions/limits.ts";
import type { Fields } from "../../web/body.ts";
import { withFallback } from "../../with-fallback.ts";
import { Hidden, SubmitButton } from "../controls.tsx";
import { readText } from "../request/read-action.ts";

/** Room for the longest note of line breaks alone, and for what its form needs. */
const MAX_DRAFT = 3 * MAX_NOTE;

/** The fields of a note, an answer or a contact that could not be saved, as JSON; undefined if a form holds none. */
export function draftOf(fields: Fields): string | undefined {
	const note = readText(fields).slice(0, MAX_NOTE);
	const draft = fields.draft ?? (note || fields.do === "contact" ? JSON.stringify({ ...fields, note }) : "");
	return draft.length <= MAX_DRAFT ? draft || undefined : undefined;
}

export function readDraft(draft: string): Fields {
	const fields: Record<string, unknown> = withFallback(() => JSON.parse(draft), {});
	return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)]));
}

interface DraftPageProps {
	words: Desk["signIn"];
	/** The page of the request it belongs to. */
	path: string;
	draft: string;
	problem?: string | undefined;
}

/** What was being written, to be sent once more under the id that its form had, so that it is saved once. */
export function DraftPage({ words: { kept }, path, draft, problem }: DraftPageProps) {
	const { note, ...sent } = readDraft(draft);
	return (
		<SignInFrame title={kept.title}>
			{problem && <p role="alert">{problem}</p>}
			<form className="stack stack--5" method="post" action={path} data-action="">
				<Hidden {...sent} />
				{note && (
					<textarea
						className="field__control"
						id={sent.do === "reply" ? "reply" : "note"}
						name="note"
						rows={6}
						aria-label={kept.title}
						defaultValue={note}
					/>
				)}
				<SubmitButton label={kept.send} />
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
