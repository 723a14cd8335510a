/** One of the purposes that the form offers; anything else is left out, because the request matters more than its purpose. */
import * as v from "valibot";
import type { Faults, Rule } from "./question.ts";

export const rule: Rule = ({ choices }) => v.fallback(v.picklist(["", ...choices]), "");
export const faults: Faults = [];
