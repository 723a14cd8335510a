/** The field in which a visitor is answered by mail, with the site's own answers to search beside it. */
import { fill } from "../../../content-model/fields/fill.ts";
import { inLanguage } from "../../../contract/languages.ts";
import { greetingOf } from "../../formats/greeting.ts";
import { languageForTeam } from "../../formats/team-language.ts";
import type { FoundAnswer } from "../answer-search.ts";
import { SubmitButton, TextField } from "../controls.tsx";
import type { RecordProps } from "../desk-view.ts";
import { ActionForm } from "./action-form.tsx";

/** An answer that was not sent yet. */
export interface Writing {
	text: string;
	problem?: string | undefined;
	/** What was searched in the site's answers, and what was found. */
	typed?: string | undefined;
	found?: readonly FoundAnswer[] | undefined;
}

/** What a form's button asks for that puts one of the site's answers into the field; its anchor follows. */
export const PUT = "put ";
export const FIND = "find";
const MAX_TYPED = 120;

export function WriteReply({ record, view, writing }: RecordProps & { writing: Writing | undefined }) {
	const { request } = view.words;
	const { details, language, state } = record;
	const theirs = inLanguage(view.languages, language);
	if (!details) return null;
	return (
		<ActionForm request={record} view={view} className="write-reply starts stack stack--3" id="write-reply">
			<div className="write-reply__find full row row--2 row--middle">
				<label htmlFor="find">{request.findAnswer}</label>
				<input
					className="field__control"
					id="find"
					name="find"
					type="search"
					maxLength={MAX_TYPED}
					defaultValue={writing?.typed}
					// biome-ignore lint/a11y/noAutofocus: they just searched in it.
					autoFocus={writing?.found !== undefined}
				/>
				{/* The first of the form's buttons: Enter in the field searches. */}
				<SubmitButton look="secondary" name="do" value={FIND} label={request.find} />
			</div>
			{writing?.found?.length === 0 && <p role="status">{request.noAnswers}</p>}
			{writing?.found?.map(({ id, question, text }) => (
				<details key={id} className="write-reply__found full" lang={theirs.language}>
					<summary>{question}</summary>
					<p className="write-reply__text">{text}</p>
					<SubmitButton look="quiet" name="do" value={`${PUT}${id}`} label={request.putAnswer} lang="es" />
				</details>
			))}
			<p className="soft" lang={theirs.language}>
				{greetingOf(details, theirs.messages.replies)}
			</p>
			<TextField
				id="reply"
				name="note"
				label={request.writeReply}
				hint={fill(request.replyHint, { language: `en ${languageForTeam(theirs.language)}` })}
				error={writing?.problem}
				rows={7}
				lang={theirs.language}
				defaultValue={writing?.text ?? withdrawnReply(record, view)}
				// They go on writing in it.
				autoFocus={writing?.text !== undefined && writing.found === undefined}
			/>
			<p className="soft">{fill(request.replyIn, { name: view.member.name })}</p>
			<SubmitButton name="do" value="reply" label={state === "answered" ? request.sendAgain : request.send} />
		</ActionForm>
	);
}

/** What this member took back before it left: the last thing that was done but for taking it back. */
function withdrawnReply({ history }: RecordProps["record"], { member }: RecordProps["view"]): string | undefined {
	const last = history.findLast(({ kind }) => kind === "reply");
	return last?.undoneAt && last.actor === member.address ? last.text : undefined;
}
