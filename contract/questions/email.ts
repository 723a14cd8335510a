import { deliverableAddress, EMAIL, hasForeignName, mailAddress } from "./mail-address.ts";
import type { Faults } from "./question.ts";
import { singleLine, text, wellFormed } from "./text.ts";

export const rule = text(
	(typed) => singleLine(deliverableAddress(mailAddress(wellFormed(typed)))),
	(value) => EMAIL.test(value),
	(wrong) => (hasForeignName(wrong) ? "ascii" : "format"),
);
export const faults: Faults = ["format", "ascii", "too_long"];
