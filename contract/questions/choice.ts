/** One of a list, by its code. */
import * as v from "valibot";
import type { Faults, Read, Rule } from "./question.ts";
import { code, filledIf, given, singleLine } from "./text.ts";

export const rule: Rule = ({ needed, choices }) =>
	given(
		v.pipe(
			v.string(code("format")),
			v.transform(singleLine),
			filledIf(needed),
			v.check((value) => value === "" || choices.includes(value), code("choice")),
		),
	);
export const faults: Faults = ["choice"];
/** A code that no list has any more stands for itself. */
export const read: Read = (given, { choices }) => choices?.[given] ?? given;
