import { describe, expect, test } from "vitest";
import { createAlarm, type Phrases } from "./alarm.ts";

const PHRASES: Phrases = {
	groups: { mucho: ["mucho", "bastante"] },
	others: ["pecho"],
	emergency: ["sangro @mucho", "dolor + pierna/brazo", "desmayo - aguja/agujas", "no puedo respirar"],
	violence: ["me pega"],
	crisis: ["quiero morir"],
	harmless: ["morir por", "pega el sol"],
};
const dangersIn = createAlarm([PHRASES]);

describe("a phrase is found", () => {
	test.each([
		["with a word of a group", "yo sangro bastante"],
		["with small words between, and two others", "sangro la verdad que siempre mucho"],
		["in either order of its parts", "la pierna hinchada con dolor"],
		["as it is heard", "zangro vastante"],
		["with a wrong letter", "tengo un desmallo"],
		["with a slip of the finger in a short word", "sangro mcuho"],
		["without its spaces", "nopuedo respirar"],
	])("%s: «%s»", (_, text) => {
		expect(dangersIn(text)).toEqual(["emergency"]);
	});
});

describe("nothing is found", () => {
	test.each([
		["in another order of its words", "mucho sangro"],
		["with too much between", "sangro cada tarde después de correr mucho"],
		["over the end of a sentence", "Ya no sangro. Mucho calor."],
		["where an excuse stands near", "el desmayo fue por las agujas"],
		["in a harmless phrase", "quiero morir por ti"],
		["in a word that is another one", "quiero motor"],
		["in nothing", " "],
	])("%s: «%s»", (_, text) => {
		expect(dangersIn(text)).toEqual([]);
	});
});

test("a harmless phrase covers its own words alone", () => {
	expect(dangersIn("me pega el sol, y me pega")).toEqual(["violence"]);
});

test("the most urgent danger comes first", () => {
	expect(dangersIn("quiero morir, me pega, no puedo respirar")).toEqual(["emergency", "violence", "crisis"]);
});

test("what stands beyond four thousand characters is not looked at", () => {
	expect(dangersIn(`${"a ".repeat(2000)}no puedo respirar`)).toEqual([]);
	expect(dangersIn(`${"a ".repeat(1980)}no puedo respirar`)).toEqual(["emergency"]);
});
