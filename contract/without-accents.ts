/** Letters that are no other with an accent, and what people type for them. */
const LETTERS: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	ħ: "h",
	ı: "i",
	þ: "th",
	ŧ: "t",
};
const SOME = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "giu");

/** A text in plain letters, as it is compared with what somebody typed: `clínica` and `clinica` are alike. */
export function withoutAccents(text: string): string {
	const plain = text.normalize("NFD").replace(/\p{M}+/gu, "");
	return plain.replace(SOME, (letter) => LETTERS[letter.toLowerCase()] ?? letter);
}
