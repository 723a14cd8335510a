/** Links that open the staff's own mail program, chat or telephone with what is known filled in. */
import { fill } from "../../../content-model/fill.ts";
import { givenName } from "../../../contract/given-name.ts";
import { inLanguage } from "../../../contract/languages.ts";
import { telephoneLink } from "../../../contract/telephone.ts";
import { bareAddress } from "../../formats/mailbox.ts";
import { chatAddress } from "../../formats/telephone.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { DeskView } from "../desk-view.ts";

type Details = NonNullable<DeskRequest["details"]>;

/** @param text what comes after the greeting; the greeting alone if left out */
export function replyLinks(
	{ reference, language }: Pick<DeskRequest, "reference" | "language">,
	details: Details,
	view: Pick<DeskView, "languages" | "copyTo">,
	text?: string,
) {
	const words = inLanguage(view.languages, language).messages.replies;
	const name = givenName(details.name);
	const greeting = name ? fill(words.greeting, { name }) : words.greetingNameless;
	const subject = fill(words.subject, { reference });
	const chat = details.phone && chatAddress(details.phone, details.country);
	return {
		mail: mailLink(details.email, {
			subject,
			cc: view.copyTo.map(bareAddress).join(","),
			body: `${greeting}\r\n\r\n${text ?? ""}`,
		}),
		/** Undefined if the country code of the number cannot be told. */
		chat: chat ? `${chat}?text=${encodeURIComponent(`${greeting} ${text ?? ""}`.trim())}` : undefined,
		call: details.phone ? telephoneLink(details.phone) : undefined,
	};
}

/** An address may hold `?` and `&`, which would add recipients and words to the answer (RFC 6068, section 2). */
function mailLink(address: string, fields: Record<string, string>): string {
	const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
	const query = Object.entries(fields)
		.filter(([, value]) => value !== "")
		.map(([name, value]) => `${name}=${encoded(value)}`);
	return `mailto:${encoded(address).replace("%40", "@")}?${query.join("&")}`;
}
