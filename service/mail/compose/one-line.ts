// Line breaks, control characters and marks that turn the direction of writing: they could make a line read as another.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu;

/** What somebody typed, as part of a line: cut to a length, without characters that break or turn it. */
export function oneLine(text: string, most: number): string {
	const characters = [...text.replace(CONTROLS, " ").trim()];
	return characters.length <= most ? characters.join("") : `${characters.slice(0, most).join("")}…`;
}
