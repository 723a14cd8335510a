// An escape sequence would be obeyed by the terminal of whoever reads it, and marks that turn the direction of writing
// could make a line read as something else.
const UNSEEN =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
	/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/** A text as a terminal may show it: nothing that commands it, line breaks kept. */
export function printable(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(UNSEEN, " ");
}

/** The same on one line. */
export function printableLine(text: string): string {
	return printable(text).replace(/\s+/g, " ").trim();
}
