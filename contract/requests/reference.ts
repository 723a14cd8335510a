import { plainCharacters } from "../spelling/plain-characters.ts";

/** Letters for bad lines: no vowels, no look-alikes (0 O, 1 I L, 5 S, 2 Z, 8 B), none whose Spanish names rhyme (be ce de, eme ene). */
const ALPHABET = "2346789FHJKRTWXY";

export const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

/** Makes a reference, `7K4R-62XW`, one of 16^8. @param randomBytes gives as many as it is asked for */
export const makeReference = (randomBytes: (length: number) => Uint8Array): string => readableGroups(randomBytes, 2);

/** Makes groups of four letters: 16 random bits each. @param randomBytes source of randomness: as many bytes as it is asked for */
export function readableGroups(randomBytes: (length: number) => Uint8Array, groups: number): string {
	// 256 is a whole multiple of the alphabet's length, so no letter comes up more often than another.
	const letters = Array.from(randomBytes(4 * groups), (byte) => ALPHABET[byte % ALPHABET.length]);
	return Array.from({ length: groups }, (_, group) => letters.slice(4 * group, 4 * group + 4).join("")).join("-");
}

/** A reference as people type it, in small letters or without its hyphen; undefined if it is none. */
export function readReference(typed: string): string | undefined {
	const reference = plainCharacters(typed)
		.toUpperCase()
		.replace(/^(.{4})[- ]?(.{4})$/, "$1-$2");
	return isReference(reference) ? reference : undefined;
}

/** Whether a text is a reference exactly as `makeReference` writes it. */
export const isReference = (text: string) => REFERENCE.test(text);
