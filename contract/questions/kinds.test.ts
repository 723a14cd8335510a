import { expect, test } from "vitest";
import { READS } from "./kinds.ts";

const WORDS = { choices: { PR: "Puerto Rico" }, ticked: "Se le puede escribir por WhatsApp" };

test.each([
	["choice", "PR", WORDS.choices.PR],
	["purpose", "PR", WORDS.choices.PR],
	["tick", "yes", WORDS.ticked],
] as const)("an answer to a %s reads in the words that the visitor chose", (kind, given, words) => {
	expect(READS[kind]?.(given, WORDS)).toBe(words);
});

test.each(["choice", "purpose", "tick"] as const)(
	"an answer to a %s whose words are gone stands for itself",
	(kind) => {
		expect(READS[kind]?.("former", { choices: {}, ticked: undefined })).toBe("former");
	},
);
