import type { FieldName } from "../contract/forms.ts";
import type { Messages } from "./messages.ts";

/** What a visitor read beside the code that was chosen, or undefined where the field is no choice or the code unknown. */
export function choiceWord({ choices }: Messages, field: FieldName, code: string): string | undefined {
	const words: Partial<Record<FieldName, Record<string, string>>> = choices;
	return words[field]?.[code];
}
