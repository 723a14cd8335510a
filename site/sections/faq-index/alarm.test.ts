import { readFileSync } from "node:fs";
import { languages } from "virtual:content";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createAlarm, DANGERS, type Danger } from "../../../contract/alarm/alarm.ts";

const typed = parse(readFileSync(`${import.meta.dirname}/alarms.yaml`, "utf8")) as Record<
	Danger | "harmless",
	string[]
>;
const dangersIn = createAlarm(Object.values(languages).map(({ alarmPhrases }) => alarmPhrases));

describe.each(DANGERS)("%s:", (danger) => {
	test.each(typed[danger])("«%s» opens its card", (text) => {
		expect(dangersIn(text)[0]).toBe(danger);
	});
});

describe("harmless:", () => {
	test.each(typed.harmless)("«%s» opens none", (text) => {
		expect(dangersIn(text)).toEqual([]);
	});
});

test("two hundred of both, and none twice", () => {
	const dangerous = DANGERS.flatMap((danger) => typed[danger]);
	expect(dangerous.length).toBeGreaterThanOrEqual(200);
	expect(typed.harmless.length).toBeGreaterThanOrEqual(200);
	const all = [...dangerous, ...typed.harmless];
	expect(all.filter((text, index) => all.indexOf(text) < index)).toEqual([]);
});

test.each([
	["in capitals", "NO PUEDO RESPIRAR"],
	["with accents and signs", "¡¡Estoy sangrando muchísimo!!"],
	["drawn out", "me duele el pechoooo"],
	["without spaces", "nopuedorespirar"],
	["with a curly apostrophe", "I can’t breathe"],
	["after much else", `${"Queríamos preguntar por los precios de la clínica. ".repeat(20)}Me falta el aire.`],
])("what is typed %s is understood", (_, text) => {
	expect(dangersIn(text)).toEqual(["emergency"]);
});

test("of several dangers the one that cannot wait comes first", () => {
	expect(dangersIn("me quiero morir y no puedo respirar")).toEqual(["emergency", "crisis"]);
	expect(dangersIn("mi marido me pega y me quiero morir")).toEqual(["violence", "crisis"]);
});

test("an idiom does not hide a danger beside it", () => {
	expect(dangersIn("me muero por ser mamá pero mi marido me pega")).toEqual(["violence"]);
});
