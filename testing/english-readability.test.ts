import { expect, it, test } from "vitest";
import { englishSyllables, fleschReadingEase } from "./english-readability.ts";

it.each([
	["the", 1],
	["take", 1],
	["eggs", 1],
	["asked", 1],
	["clinic", 2],
	["doctor", 2],
	["treatment", 2],
	["table", 2],
	["hospital", 3],
	["transferred", 2],
])("«%s» is spoken in %i", (word, count) => {
	expect(englishSyllables(word)).toBe(count);
});

test("short words in short sentences read more easily than a lawyer's", () => {
	const plain = fleschReadingEase(["Call your clinic. It is open all day."]);
	const legal = fleschReadingEase(["Notwithstanding the aforementioned, reimbursement necessitates documentation."]);
	expect(plain).toBeGreaterThan(80);
	expect(legal).toBeLessThan(20);
});
