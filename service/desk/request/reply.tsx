import { fill } from "../../../content-model/fields/fill.ts";
import { CHANNELS } from "../../../contract/desk/actions.ts";
import { inLanguage } from "../../../contract/languages.ts";
import { telephoneLink } from "../../../contract/questions/telephone.ts";
import { givenName } from "../../../contract/spelling/given-name.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { bareAddress, mailtoLink } from "../../formats/mailbox.ts";
import { chatAddress } from "../../formats/telephone.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { RequestDetails } from "../../store/requests/stored-request.ts";
import type { DeskView, RecordProps } from "../desk-view.ts";
import { ActionForm } from "./action-form.tsx";

/** The ways to answer, answers to start from, and, apart from them, the mark that it was answered. */
export function Reply({ record, view }: RecordProps) {
	const { request } = view.words;
	const { details } = record;
	if (!details) return null;
	const answers = inLanguage(view.languages, record.language);
	const links = replyLinks(record, details, view);
	return (
		<section className="reply" aria-labelledby="reply">
			<h2 className="reply__title" id="reply">
				{request.replyGroup}
			</h2>
			<p className="reply__ways">
				<a className={buttonClass("primary")} href={links.mail}>
					{request.reply}
				</a>
				{links.chat && (
					<a className={buttonClass("secondary")} href={links.chat} target="_blank" rel="noreferrer">
						{request.chat}
					</a>
				)}
				{links.call && (
					<a className={buttonClass("secondary")} href={links.call}>
						{request.call}
					</a>
				)}
			</p>
			<details className="reply__templates">
				<summary>{request.templates}</summary>
				<p className="reply__hint small">{request.templatesHint}</p>
				<ul>
					{answers.messages.replies.templates.map(({ title, text }) => {
						const { mail, chat } = replyLinks(record, details, view, text);
						return (
							<li key={title} className="reply__template">
								<p lang={answers.language}>
									<strong>{title}</strong>
								</p>
								<p lang={answers.language}>{text}</p>
								<p className="reply__links">
									<a href={mail}>{request.byMail}</a>
									{chat && (
										<a href={chat} target="_blank" rel="noreferrer">
											{request.byChat}
										</a>
									)}
								</p>
							</li>
						);
					})}
				</ul>
			</details>
			{record.state !== "answered" && <Mark record={record} view={view} hasTelephone={Boolean(details.phone)} />}
		</section>
	);
}

/** Opens nothing and sends nothing: unlike the links above it, and named so that each button says what it does by itself. */
function Mark({ record, view, hasTelephone }: RecordProps & { hasTelephone: boolean }) {
	const { request } = view.words;
	return (
		<ActionForm request={record} view={view} className="mark-answered" does="answered">
			<fieldset className="mark-answered__group" aria-describedby="mark-hint">
				<legend className="mark-answered__title">{request.mark}</legend>
				<p className="mark-answered__hint small" id="mark-hint">
					{request.markHint}
				</p>
				{CHANNELS.filter((channel) => channel === "mail" || hasTelephone).map((channel) => (
					<button key={channel} className="mark-answered__way" type="submit" name="by" value={channel}>
						<span className="unseen">{request.mark} </span>
						{request.channels[channel]}
					</button>
				))}
			</fieldset>
		</ActionForm>
	);
}

/**
 * Links that open the staff's own mail program, chat or telephone with what is known filled in.
 * @param text what comes after the greeting; the greeting alone if left out
 */
export function replyLinks(
	{ reference, language }: Pick<DeskRequest, "reference" | "language">,
	details: RequestDetails,
	view: Pick<DeskView, "languages" | "copyTo">,
	text?: string,
) {
	const words = inLanguage(view.languages, language).messages.replies;
	const name = givenName(details.name);
	const greeting = name ? fill(words.greeting, { name }) : words.greetingNameless;
	const fields = {
		subject: fill(words.subject, { reference }),
		cc: view.copyTo.map(bareAddress).join(","),
		body: `${greeting}\r\n\r\n${text ?? ""}`,
	};
	const query = Object.entries(fields)
		.filter(([, value]) => value !== "")
		.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
	const chat = details.whatsapp && details.phone && chatAddress(details.phone, details.country);
	return {
		mail: `${mailtoLink(details.email)}?${query.join("&")}`,
		/** Undefined if the country code of the number cannot be told. */
		chat: chat ? `${chat}?text=${encodeURIComponent(`${greeting} ${text ?? ""}`.trim())}` : undefined,
		call: details.phone ? telephoneLink(details.phone) : undefined,
	};
}
