// A terminal would obey an escape sequence, and marks of direction could make a line read as something else.
const UNSEEN =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
	/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

// Joiners and variation selectors stand alone, tag characters in a flag; three or more in a row show nothing.
const FLAG_OR_NOTHING = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|[\p{DI}\p{Cf}\u2800]{3,}/gu;

// Accents and skin tones heaped on one letter run into the lines around it, and make it wider than the screen.
const HEAP = /([\p{M}\p{EMod}\p{DI}\p{Cf}]{7})[\p{M}\p{EMod}\p{DI}\p{Cf}]+/gu;

/** A text that a terminal, spreadsheet or desk may show: nothing commands it, nothing unseen in long runs. */
export function printable(text: string): string {
	return text
		.replace(/\r\n?/g, "\n")
		.replace(UNSEEN, " ")
		.replace(FLAG_OR_NOTHING, (run) => (run.startsWith("\u{1F3F4}") ? run : ""))
		.replace(HEAP, "$1");
}

/** The same on one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/g, " ").trim();

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name among other words: one that is read from right to left does not turn them (U+2068 and U+2069 isolate it). */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** The same as part of a line: cut to a length. */
export function oneLine(text: string, most: number): string {
	const characters = [...printableLine(text)];
	return characters.length <= most ? characters.join("") : `${characters.slice(0, most).join("")}…`;
}
