/** How a visitor is answered: by mail from here, with the site's own answers to search, or by the staff's own programs. */
import { fill } from "../../../content-model/fields/fill.ts";
import { CHANNELS } from "../../../contract/desk/codes.ts";
import { inLanguage } from "../../../contract/languages.ts";
import { telephoneLink } from "../../../contract/questions/telephone.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { greetingOf } from "../../formats/greeting.ts";
import { bareAddress, mailtoLink } from "../../formats/mailbox.ts";
import { languageForTeam } from "../../formats/team-language.ts";
import { chatAddress } from "../../formats/telephone.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { RequestDetails } from "../../store/requests/stored-request.ts";
import type { FoundAnswer } from "../answer-search.ts";
import { SubmitButton, TextField } from "../controls.tsx";
import type { DeskView, RecordProps } from "../desk-view.ts";
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

/** The answer by mail, the other ways, and, apart from them, the mark that it was answered. */
export function Reply({ record, view, writing }: RecordProps & { writing?: Writing | undefined }) {
	const { request } = view.words;
	const { details } = record;
	if (!details) return null;
	const links = replyLinks(record, details, view);
	return (
		<section className="stack stack--3 screen-only" aria-labelledby="reply-title">
			<h2 className="title--s" id="reply-title">
				{request.replyGroup}
			</h2>
			{links.mail && <WriteReply record={record} view={view} writing={writing} />}
			<p className="reply__ways wide row row--2 row--middle">
				{links.mail && <ButtonLink look="secondary" href={links.mail} label={request.ownMail} />}
				{links.chat && (
					<ButtonLink look="secondary" href={links.chat} target="_blank" rel="noreferrer" label={request.chat} />
				)}
				{links.call && <ButtonLink look="secondary" href={links.call} label={request.call} />}
			</p>
			{record.state !== "answered" && <Mark record={record} view={view} />}
		</section>
	);
}

/** Opens nothing and sends nothing: unlike the links above it, and named so that each button says what it does by itself. */
function Mark({ record, view }: RecordProps) {
	const { request } = view.words;
	return (
		<ActionForm request={record} view={view} className="mark-answered" does="answered">
			<fieldset className="mark-answered__group row row--2" aria-describedby="mark-hint">
				<legend className="mark-answered__title strong">{request.mark}</legend>
				<p className="alone wide small" id="mark-hint">
					{request.markHint}
				</p>
				{CHANNELS.filter((channel) => channel === "mail" || record.details?.phone).map((channel) => (
					<button key={channel} className="mark-answered__way link label" type="submit" name="by" value={channel}>
						<span className="unseen">{request.mark} </span>
						{request.channels[channel]}
					</button>
				))}
			</fieldset>
		</ActionForm>
	);
}

/** Links that open the staff's own mail program, chat or telephone with what is known filled in. */
export function replyLinks(
	{ reference, language }: Pick<DeskRequest, "reference" | "language">,
	details: RequestDetails,
	view: Pick<DeskView, "languages" | "copyTo">,
) {
	const words = inLanguage(view.languages, language).messages.replies;
	const greeting = greetingOf(details, words);
	const cc = view.copyTo.map(bareAddress).join(",");
	const query = Object.entries({ subject: fill(words.subject, { reference }), cc, body: `${greeting}\r\n\r\n` })
		.filter(([, value]) => value !== "")
		.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
	const chat = details.whatsapp && details.phone && chatAddress(details.phone, details.country);
	return {
		/** Undefined if there is no address. */
		mail: details.email ? `${mailtoLink(details.email)}?${query.join("&")}` : undefined,
		/** Undefined if the country code of the number cannot be told. */
		chat: chat ? `${chat}?text=${encodeURIComponent(greeting)}` : undefined,
		call: details.phone ? telephoneLink(details.phone) : undefined,
	};
}

function WriteReply({ record, view, writing }: RecordProps & { writing: Writing | undefined }) {
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
