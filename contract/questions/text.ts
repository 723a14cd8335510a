/** An answer in words: one line, or prose of several. */
import * as v from "valibot";
import type { FieldErrorCode } from "../requests/wire.ts";
import { streamSafe } from "../spelling/plain-characters.ts";
import type { Faults, Rule } from "./question.ts";

// Control and bidirectional-override characters: they can break a mail header or make a name read as another.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIBLE_IN_PROSE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

export const code = (value: FieldErrorCode) => value;

const characters = (text: string) => [...text].length;

/** Half a surrogate pair becomes the replacement character; Safari before 16.4 and Chrome before 111 leave that to the service. */
export const wellFormed = (text: string) => text.toWellFormed?.() ?? text;

export const singleLine = (text: string) => wellFormed(text).replace(INVISIBLE, " ").trim();

// Browsers submit a line break as CR LF but count it as one character.
const prose = (text: string) => wellFormed(text).replace(/\r\n?/g, "\n").replace(INVISIBLE_IN_PROSE, " ").trim();

// No character is longer than this in UTF-16, decomposed or not (Unicode Standard Annex #15, section 9).
const MAX_UNITS = 4;

/** A text of limited length. What is far too long is refused before it is normalised. */
const bounded = (tidy: (text: string) => string, needed: boolean, max: number) =>
	v.pipe(
		v.string(code("format")),
		v.transform(tidy),
		v.check<string, FieldErrorCode>((value) => value.length <= MAX_UNITS * max, code("too_long")),
		v.transform((value) => streamSafe(value).normalize("NFC")),
		filledIf(needed),
		v.check<string, FieldErrorCode>((value) => characters(value) <= max, code("too_long")),
	);

// Joiners, direction marks, fillers and the Braille blank show nothing alone, though some count as characters.
const VISIBLE = /[^\p{Cf}\p{Z}\p{DI}\u2800]/u;

export const filledIf = (needed: boolean) =>
	v.check<string, FieldErrorCode>((value) => !needed || VISIBLE.test(value), code("required"));

/** `null`, absent and empty are one thing: nothing was given. */
export const given = <T extends v.GenericSchema<string, string>>(schema: T) =>
	v.pipe(v.optional(v.nullable(v.string(code("format")), ""), ""), schema);

/** @param tidy removes what nobody meant to send @param isRight of a text that is not empty @param codeOf what is wrong with it */
export const text =
	(
		tidy: (text: string) => string,
		isRight = (_value: string) => true,
		codeOf: (wrong: string) => FieldErrorCode = () => "format",
	): Rule =>
	({ needed, max }) =>
		given(
			v.pipe(
				bounded(tidy, needed, max),
				v.check(
					(value) => value === "" || isRight(value),
					({ input }) => codeOf(input),
				),
			),
		);

export const faults: Faults = ["too_long"];
export const line = text(singleLine);
export const paragraphs = text(prose);
