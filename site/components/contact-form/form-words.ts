import type { Messages } from "../../../content-model/messages.ts";
import type { Site } from "../../../content-model/site.ts";
import { fill } from "../../../content-model/template.ts";
import { chatLink } from "../../../contract/chat-link.ts";
import type { RequestKind } from "../../../contract/contact-request.ts";

/**
 * Everything one form says, and nothing else: an island's words travel in the page, so the rest of the content
 * stays out of it.
 */
export type FormWords = ReturnType<typeof formWords>;

/** Picks a form's words from the content. */
export function formWords(messages: Messages, site: Site, kind: RequestKind) {
	const { forms, errors, notices, countries } = messages;
	const { title, lead, submit, fields } = forms[kind];
	return {
		title,
		lead,
		submit,
		fields,
		errors,
		countries: kind === "patient" ? countries : undefined,
		optional: forms.optional,
		sending: forms.sending,
		choose: forms.choose,
		required: forms.required,
		summary: forms.summary,
		privacy: {
			title: forms.privacy.title,
			consent: forms.privacy.consent,
			rights: fill(forms.privacy.rights, { email: site.email }),
			health: forms.privacy.health,
		},
		suggestion: forms.suggestion,
		success: notices[kind],
		failure: notices.failure,
		otherWays: notices.otherWays,
		email: site.email,
		chat: { label: notices.chat, href: chatLink(site.chat.number, site.chat.greetings[kind]) },
		reference: notices.reference,
		referenceUse: notices.referenceUse,
	};
}
