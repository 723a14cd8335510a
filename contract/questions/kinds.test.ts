import * as v from "valibot";
import { expect, test } from "vitest";
import { READS, RULES } from "./kinds.ts";

const WORDS = { choices: { PR: "Puerto Rico" }, ticked: "Se le puede escribir por WhatsApp" };

test.each([
	["choice", "PR", WORDS.choices.PR],
	["purpose", "PR", WORDS.choices.PR],
	["tick", "yes", WORDS.ticked],
] as const)("an answer to a %s reads in the words that the visitor chose", (kind, given, words) => {
	expect(READS[kind]?.(given, WORDS)).toBe(words);
});

test("several answers read as a list, each in its words or for itself", () => {
	expect(READS.several?.("PR former", WORDS)).toBe("Puerto Rico, former");
});

test("several answers are codes of the list, each once", () => {
	const rule = RULES.several({ needed: false, max: 0, choices: ["ivf", "icsi"] });
	expect(v.safeParse(rule, " icsi ivf ").output).toBe("icsi ivf");
	expect(v.safeParse(rule, "").success).toBe(true);
	expect(v.safeParse(rule, "ivf magic").issues?.[0]?.message).toBe("choice");
});

test.each(["choice", "purpose", "tick"] as const)(
	"an answer to a %s whose words are gone stands for itself",
	(kind) => {
		expect(READS[kind]?.("former", { choices: {}, ticked: undefined })).toBe("former");
	},
);
