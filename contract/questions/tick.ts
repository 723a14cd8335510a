/** A box: ticked, a form sends "yes" and a program perhaps `true`; anything else is not ticked. */
import * as v from "valibot";
import type { Faults, Read, Rule } from "./question.ts";
import { code } from "./text.ts";

export const rule: Rule = ({ needed }) =>
	v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value) => (value === "yes" || value === true ? "yes" : "")),
			v.check((value) => !needed || value === "yes", code("required")),
		),
		"",
	);
export const faults: Faults = [];
export const read: Read = (given, { ticked }) => ticked ?? given;
