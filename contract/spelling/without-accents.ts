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
/** A search reads many texts, and most of each is plain. */
const NOT_ASCII = /[^\0-\x7f]+/g;

/** A text in plain letters, as it is compared with what somebody typed: `clínica` and `clinica` are alike. */
export function withoutAccents(text: string): string {
	return text.replace(NOT_ASCII, (some) =>
		some
			.normalize("NFD")
			.replace(/\p{M}+/gu, "")
			.replace(SOME, (letter) => LETTERS[letter.toLowerCase()] ?? letter),
	);
}
