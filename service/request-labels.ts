/** What a request is in the site's own words: searched, because the desk's lists show it. */
import { choiceWord, purposeWord } from "../content-model/choice-word.ts";
import type { TeamMessages } from "../content-model/messages.ts";
import { CHOICES, type ChoiceField } from "../contract/forms.ts";
import { formOfRequest, type StoredRequest } from "./store/requests/stored-request.ts";

const FIELDS = Object.keys(CHOICES) as ChoiceField[];

/**
 * @param otherCountry what lists show for a country that is none of the choices
 * @returns its form, kind and purpose, and the words beside what was chosen in it, such as the country's name
 */
export function requestLabels(
	messages: TeamMessages,
	otherCountry: string,
): (request: Pick<StoredRequest, "kind" | "details">) => string[] {
	return (request) => [
		messages.forms[formOfRequest(request)].title,
		messages.mails.staff.kinds[request.kind],
		purposeWord(messages, request.details.purpose) ?? "",
		request.details.country === "OTHER" ? otherCountry : "",
		...FIELDS.map((field) => choiceWord(messages, field, request.details[field] ?? "") ?? ""),
	];
}
