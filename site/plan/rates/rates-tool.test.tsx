// @vitest-environment happy-dom
/** A clinic's year, told in every way that a rate can be told. */
import { mainWords } from "virtual:content";
import { beforeEach, expect, it, vi } from "vitest";
import { button, control, find, findAll, press, show, words } from "../../../testing/driven-page.ts";
import { createToolContext } from "../plan-tool/create-tool-context.ts";
import { RatesTool } from "./rates-tool.tsx";

const { rates } = mainWords.plan;
const { counted, divided, ages, shown } = rates;
const choose = (value: string) => press(find(`.rates__choices [value="${value}"]`));
const told = () => [find(".rates__figure").textContent, find(".rates__sum").textContent];
/** How many are drawn of a kind. */
const dots = (look: string) => find(`.rate-dots__${look}`)?.getAttribute("d")?.match(/M/g)?.length ?? 0;
const current = () => words("[aria-current=true]");

beforeEach(async () => {
	await show(<RatesTool words={rates} tool={createToolContext(mainWords)} />);
});

it.each([
	["transfers", "births", "38 %", "50 nacimientos entre 130 transferencias"],
	["retrievals", "births", "29 %", "50 nacimientos entre 170 extracciones"],
	["started", "births", "25 %", "50 nacimientos entre 200 ciclos iniciados"],
	["transfers", "positives", "58 %", "75 pruebas positivas entre 130 transferencias"],
])("%s and %s are divided as they say", async (denominator, numerator, rate, sum) => {
	await choose(denominator);
	await choose(numerator);
	expect(told()).toEqual([rate.replace(" ", "\u{A0}"), sum]);
	const [births = 0, of = 0] = sum.match(/\d+/g)?.map(Number) ?? [];
	expect([dots("counted"), dots("among"), dots("outside")]).toEqual([births, of - births, 200 - of]);
	expect(current()).toEqual([divided[denominator as "started"].label, ages.all]);
	expect(find(".rates__key--among").textContent).toBe(counted[numerator as "births"].rest);
	expect(find(".rates__key--outside")?.textContent).toBe(denominator === "started" ? undefined : shown.outside);
});

it("an age has its own row, and its own year", async () => {
	const [, , third] = ages.groups;
	await choose(third?.id ?? "");
	expect(told()[1]).toBe("10 nacimientos entre 30 transferencias");
	expect(current()).toEqual([divided.transfers.label, third?.label]);
	expect(words(".rate-table__row--shown .rate-table__cases")).toEqual(["10 de 30", "10 de 30"]);
});

it("is drawn again by chance, as a cloud that another way of counting tells anew and another size begins anew", async () => {
	const { again } = rates;
	expect(words(".rate-again__said")).toEqual([again.none]);
	vi.spyOn(Math, "random").mockReturnValue(0);
	await press(button(again.repeat));
	expect(words(".rate-again__said")[0]).toMatch(
		/^Año inventado 1: 100\u{A0}%, 200 nacimientos entre 200 transferencias/u,
	);
	vi.spyOn(Math, "random").mockReturnValue(0.999);
	await press(button(again.repeat));
	expect(words(".rate-again__said")).toEqual([again.nobody.replace("{count}", "2")]);
	await choose("started");
	expect(words(".rate-again__said")[0]).toContain("Hasta ahora salieron de 0\u{A0}% a 100\u{A0}%.");
	expect(findAll(".rate-again__cloud circle").map((dot) => dot.getAttribute("cx"))).toEqual(["400", "0"]);
	expect(words(".rates__figure")).toEqual(["25\u{A0}%"]);
	await choose("grande");
	expect(findAll(".rate-again__cloud circle")).toEqual([]);
});

it("of one age, its year alone is drawn again", async () => {
	const [, , third] = ages.groups;
	await choose(third?.id ?? "");
	vi.spyOn(Math, "random").mockReturnValue(0);
	await press(button(rates.again.repeat));
	const started = (third?.year.started ?? 0) * (rates.sizes.items[1]?.times ?? 0);
	expect(words(".rate-again__said")[0]).toContain(`${started} nacimientos entre ${started} transferencias`);
});

it("many draws of one rate stay within the picture, and the newest is told", async () => {
	vi.spyOn(Math, "random").mockReturnValue(0);
	for (let tap = 0; tap < 70; tap++) await press(button(rates.again.repeat));
	const heights = findAll(".rate-again__cloud circle").map((dot) => Number(dot.getAttribute("cy")));
	expect(heights).toHaveLength(60);
	expect(Math.min(...heights)).toBeGreaterThan(0);
	vi.spyOn(Math, "random").mockReturnValue(0.999);
	await press(button(rates.again.repeat));
	expect(words(".rate-again__said")).toEqual([rates.again.nobody.replace("{count}", "71")]);
});

it("a larger clinic has the same rate, and a narrower range", async () => {
	const before = [told()[0], find(".rates__likely").textContent];
	await choose("grande");
	expect(told()).toEqual([before[0], "250 nacimientos entre 650 transferencias"]);
	expect(find(".rates__likely").textContent).not.toBe(before[1]);
	expect(words(".rates__cycles")).toEqual(["40 ciclos", "200 ciclos", "1,000 ciclos"]);
});

it("the range is there until it is taken away, in words, tables and drawings", async () => {
	expect(findAll(".rate-table__reach").length).toBeGreaterThan(5);
	await press(control(shown.interval));
	expect(findAll(".rate-table__reach, .rate-table__range, .rates__likely")).toEqual([]);
	expect(find(".rate-table__drawn td").getAttribute("colspan")).toBe("3");
});
