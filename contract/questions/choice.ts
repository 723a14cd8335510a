/** One of a list, by its code; of `several.ts` any of them. */
import * as v from "valibot";
import type { Faults, Read, Rule } from "./question.ts";
import { code, filledIf, given, singleLine } from "./text.ts";

/** @param codesOf those that an answer holds */
export const listed =
	(codesOf: (answer: string) => string[]): Rule =>
	({ needed, choices }) =>
		given(
			v.pipe(
				v.string(code("format")),
				v.transform(singleLine),
				filledIf(needed),
				v.check((value) => value === "" || codesOf(value).every((one) => choices.includes(one)), code("choice")),
			),
		);

export const rule = listed((value) => [value]);
export const faults: Faults = ["choice"];
/** A code that no list has any more stands for itself. */
export const read: Read = (given, { choices }) => choices?.[given] ?? given;
