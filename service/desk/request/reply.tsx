import { fill } from "../../../content-model/fields/fill.ts";
import { CHANNELS } from "../../../contract/desk/codes.ts";
import { inLanguage } from "../../../contract/languages.ts";
import { telephoneLink } from "../../../contract/questions/telephone.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { greetingOf } from "../../formats/greeting.ts";
import { bareAddress, mailtoLink } from "../../formats/mailbox.ts";
import { chatAddress } from "../../formats/telephone.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { RequestDetails } from "../../store/requests/stored-request.ts";
import type { DeskView, RecordProps } from "../desk-view.ts";
import { ActionForm } from "./action-form.tsx";
import { WriteReply, type Writing } from "./write-reply.tsx";

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
			{record.state !== "answered" && <Mark record={record} view={view} hasTelephone={Boolean(details.phone)} />}
		</section>
	);
}

/** Opens nothing and sends nothing: unlike the links above it, and named so that each button says what it does by itself. */
function Mark({ record, view, hasTelephone }: RecordProps & { hasTelephone: boolean }) {
	const { request } = view.words;
	return (
		<ActionForm request={record} view={view} className="mark-answered" does="answered">
			<fieldset className="mark-answered__group row row--2" aria-describedby="mark-hint">
				<legend className="mark-answered__title strong">{request.mark}</legend>
				<p className="alone wide small" id="mark-hint">
					{request.markHint}
				</p>
				{CHANNELS.filter((channel) => channel === "mail" || hasTelephone).map((channel) => (
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
	const fields = {
		subject: fill(words.subject, { reference }),
		cc: view.copyTo.map(bareAddress).join(","),
		body: `${greeting}\r\n\r\n`,
	};
	const query = Object.entries(fields)
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
