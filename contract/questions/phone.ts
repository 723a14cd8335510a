/** A telephone number, with what people write around it. */
import { plainCharacters } from "../spelling/plain-characters.ts";
import type { Faults } from "./question.ts";
import { TELEPHONE } from "./telephone.ts";
import { singleLine, text, wellFormed } from "./text.ts";

export const rule = text(
	(typed) => singleLine(plainCharacters(wellFormed(typed)).replace(/^tel:/i, "")),
	(value) => TELEPHONE.test(value),
);
export const faults: Faults = ["format", "too_long"];
