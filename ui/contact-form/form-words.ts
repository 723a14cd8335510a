import type { Words } from "../../content-model/content.ts";
import type { Site } from "../../content-model/pages/site.ts";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import { telephoneLink, unbrokenTelephone } from "../../contract/questions/telephone.ts";
import { FIELDS, type FieldName, FORMS, type FormId } from "../../contract/requests/forms.ts";
import { chatHref } from "../chat-link/chat-link.tsx";

/** Everything one form says, and nothing else: an island's words travel in the page. */
export type FormWords = ReturnType<typeof formWords>;

/** Picks a form's words from the content. */
export function formWords({ messages, site, pages, legal, language }: Words, form: FormId) {
	const { forms, notices } = messages;
	const { consent, fields } = forms[form];
	// The address between them is a link.
	const [toEmail = "", fromEmail = ""] = forms.privacy.rights.split("{email}");
	const { purposes = [], professional } = FORMS[form];
	// What only some purposes ask stands in the page, and not in what its island is given.
	const always = FORMS[form].fields.filter((name) => !FIELDS[name].purposes);
	const asked = (texts: Partial<Record<string, unknown>>) => pick(texts, always);
	return {
		/** Left out for the main one, which a request without is taken to be in (specification, section 7). */
		...(language !== MAIN_LANGUAGE && { language }),
		...pick(forms[form], ["title", "lead", "submit"]),
		fields: asked(fields) as typeof fields,
		errors: asked(messages.errors) as Partial<Record<string, Record<string, string>>>,
		choices: {
			...asked(messages.choices),
			...(purposes.length > 0 && { purpose: pick(messages.choices.purpose, purposes) }),
		} as Partial<Record<FieldName, Record<string, string>>>,
		choose: asked(forms.choose) as Partial<Record<FieldName, string>>,
		...pick(forms, ["trap", "optional", "sending", "required", "summary"]),
		privacy: {
			title: forms.privacy.title,
			consent: consent ?? forms.privacy.consent,
			toEmail,
			fromEmail,
			notice: forms.privacy.notice,
			path: pages.privacidad.path,
			version: legal.privacidad.version,
			health: professional ? forms.privacy.patientData : forms.privacy.health,
		},
		suggestion: forms.suggestion,
		success: notices.sent[form],
		...pick(notices, ["failure", "offline"]),
		tooMany: messages.pages.tooMany,
		/** Names the chat where it is linked. */
		otherWays: notices.otherWays.replace("{chat}", `{${notices.chat}}`),
		email: site.email,
		phone: { label: unbrokenTelephone(site.phone), href: telephoneLink(site.phone) },
		chat: chatHref(site.chat.number, greeting(site, form)),
		...pick(notices, ["answersTo", "reference", "referenceUse"]),
		hours: site.hours,
		...pick(messages.pages.received, ["next", "read", "by", "receipt"]),
	};
}

const greeting = ({ chat }: Site, form: FormId): string =>
	form === "patient" || form === "clinic" ? chat.greetings[form] : chat.greetings.general;

/** Of texts by name, those that are asked for and there, in that order. */
const pick = <Texts extends object, Name extends keyof Texts>(texts: Texts, names: readonly Name[]) =>
	Object.fromEntries(names.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]]))) as Pick<
		Texts,
		Name
	>;
