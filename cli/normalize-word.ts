import { withoutAccents } from "../contract/without-accents.ts";

/** A word as it is compared with others: lower case without accents. */
export function normalizeWord(word: string): string {
	return withoutAccents(word.trim()).toLowerCase();
}
