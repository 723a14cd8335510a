import { withoutAccents } from "./without-accents.ts";

export const plainOf = (word: string) => withoutAccents(word).toLowerCase();

/** A word as it is heard in the Caribbean: `bomitando` meets `vomitando`. Of double letters only the r is heard. */
export function heardOf(word: string): string {
	return plainOf(word)
		.replace(/(ch)|h|^p(?=s)/g, "$1")
		.replace(/^y(?![aeiou])/, "i")
		.replace(/v/g, "b")
		.replace(/x|z|c(?=[eiy])/g, "s")
		.replace(/g(?=[ei])/g, "j")
		.replace(/qu(?=[ei])|q|c(?!h)/g, "k")
		.replace(/gu(?=[ei])/g, "g")
		.replace(/ll/g, "y")
		.replace(/n(?=[bp])/g, "m")
		.replace(/([^r\P{L}])\1/gu, "$1");
}
