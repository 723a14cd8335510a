/** Codes of the desk's sign-in in whatever was pasted: the code alone, its line, or the whole mail. */
import { plainCharacters } from "../../contract/spelling/plain-characters.ts";

// Together or in two groups, and no part of a longer number, such as a telephone's or a date's.
const SIX_DIGITS = /(?<!\d[\s.-]?)\d{3}[\s-]?\d{3}(?![\s.-]?\d)/;
const TWELVE = /\b[\dA-Z]{4}(?:\W?[\dA-Z]{4}){2}\b/;

/** The six digits of `Tu código: 123 456`; all digits if they stand in no such way. */
export function sixDigits(pasted: string): string {
	const plain = plainCharacters(pasted);
	return (SIX_DIGITS.exec(plain)?.[0] ?? plain).replace(/\D/g, "");
}

/** The twelve letters and digits of an operator's code, in capitals and without hyphens. */
export function twelveLetters(pasted: string): string {
	const plain = plainCharacters(pasted).toUpperCase();
	return (TWELVE.exec(plain)?.[0] ?? plain).replace(/[^\dA-Z]/g, "");
}
