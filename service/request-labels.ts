/** What a request is in the site's own words: searched, because the desk's lists show it. */
import type { Desk } from "../content-model/desk/desk.ts";
import { fill } from "../content-model/fields/fill.ts";
import { choiceWord, purposeWord } from "../content-model/messages/choice-word.ts";
import type { TeamMessages } from "../content-model/messages/messages.ts";
import { CHOICES, type ChoiceField } from "../contract/requests/forms.ts";
import { languageForTeam } from "./formats/team-language.ts";
import { formOfRequest, type StoredRequest } from "./store/requests/stored-request.ts";

const FIELDS = Object.keys(CHOICES) as ChoiceField[];

/** @param words for other countries and the language @returns a request's form, kind, purpose, language and choices */
export function requestLabels(
	messages: TeamMessages,
	{ otherCountry, inLanguage }: Pick<Desk["inbox"], "otherCountry" | "inLanguage">,
): (request: Pick<StoredRequest, "kind" | "details" | "language">) => string[] {
	return (request) => [
		messages.forms[formOfRequest(request)].title,
		messages.mails.staff.kinds[request.kind],
		fill(inLanguage, { language: languageForTeam(request.language) }),
		purposeWord(messages, request.details.purpose) ?? "",
		request.details.country === "OTHER" ? otherCountry : "",
		...FIELDS.map((field) => choiceWord(messages, field, request.details[field] ?? "") ?? ""),
	];
}
