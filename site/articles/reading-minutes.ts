/** Words that are read in a minute without hurry. */
const WORDS_A_MINUTE = 200;

/** How long a text in Markdown takes to read, in whole minutes. */
export function readingMinutes(body: string): number {
	const words = body.replaceAll(/\]\([^)]*\)/g, "").match(/\p{L}+/gu) ?? [];
	return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
