import type { FieldName } from "../contract/forms.ts";
import type { Messages } from "./messages.ts";

/** What a request was sent for, in the words of its call to action. An earlier list's code stands for itself. */
export function purposeWord(messages: Messages, purpose: string | undefined): string | undefined {
	return purpose && (choiceWord(messages, "purpose", purpose) ?? purpose);
}

/** What a visitor read beside the code that was chosen, or undefined where the field is no choice or the code unknown. */
export function choiceWord({ choices }: Messages, field: FieldName, code: string): string | undefined {
	const words: Partial<Record<FieldName, Record<string, string>>> = choices;
	return words[field]?.[code];
}
