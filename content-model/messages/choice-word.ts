import { READS } from "../../contract/questions/kinds.ts";
import { FIELDS, type FieldName } from "../../contract/requests/forms.ts";
import type { Messages, TeamMessages } from "./messages.ts";

/** An answer as the team reads it: the words of a choice, what a ticked box means, or what was written. */
export function answerText({ choices, mails }: TeamMessages, field: FieldName, given: string): string {
	const words: Partial<Record<FieldName, Record<string, string>>> = choices;
	const ticked: Partial<Record<FieldName, string>> = mails.staff.ticked;
	const read = READS[FIELDS[field].answer];
	return read?.(given, { choices: words[field], ticked: ticked[field] }) ?? given;
}

/** A request's purpose, in the words of its call to action; a code no longer in the list is returned as it is. */
export const purposeWord = (messages: Messages, purpose: string | undefined): string | undefined =>
	purpose && (choiceWord(messages, "purpose", purpose) ?? purpose);

type Whereabouts = Partial<Record<"country" | "clinic_interest" | "organisation", string | undefined>>;

/** Country, clinic or organisation: where somebody writes from. A country that no list has stands for itself. */
export const placeWord = (messages: Messages, { clinic_interest, organisation, country }: Whereabouts): string =>
	clinic_interest ?? organisation ?? choiceWord(messages, "country", country ?? "") ?? country ?? "";

/** What a visitor read beside the code that was chosen, or undefined where the field is no choice or the code unknown. */
export function choiceWord({ choices }: Messages, field: FieldName, code: string): string | undefined {
	const words: Partial<Record<FieldName, Record<string, string>>> = choices;
	return words[field]?.[code];
}
