/** One of a list that the form offers in passing; anything else is left out, because the request matters more. */
import * as v from "valibot";
import type { Faults, Rule } from "./question.ts";

export const rule: Rule = ({ choices }) => v.fallback(v.picklist(["", ...choices]), "");
export const faults: Faults = [];
