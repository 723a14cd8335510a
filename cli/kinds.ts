import { messages } from "virtual:content";
import { REQUEST_KINDS, type RequestKind } from "../contract/forms.ts";
import { UsageError } from "./command.ts";
import { normalizeWord } from "./normalize-word.ts";
import { KIND_NAMES } from "./words/kinds.ts";
import { MISUSE } from "./words/misuse.ts";

/**
 * The kind of request that is meant: by its code, staff's name for it or the one that mails print.
 * @throws UsageError where it is none
 */
export function readKind(typed: string): RequestKind {
	const found = REQUEST_KINDS.find((kind) =>
		[kind, KIND_NAMES[kind], messages.mails.staff.kinds[kind]].some((name) => singular(name) === singular(typed)),
	);
	if (!found) throw new UsageError(MISUSE.notAmong("kind", typed, Object.values(KIND_NAMES)));
	return found;
}

/** `clínicas` and `clinica` alike; `direcciones` is `dirección`. */
function singular(word: string): string {
	return normalizeWord(word).replace(/(?<=on)es$|s$/, "");
}
