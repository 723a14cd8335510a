import { units } from "virtual:content";
import * as v from "valibot";
import { expect, test } from "vitest";
import { faultsAfter } from "../../testing/broken-content.ts";
import { type Unit, unitSchema } from "./unit.ts";

/** The problems of Concierge's words after a change. */
function problems(change: (unit: Unit) => void): string[] {
	const unit = structuredClone(units.concierge);
	change(unit);
	return v.safeParse(unitSchema, unit).issues?.map(({ message }) => message) ?? [];
}

test("a unit's page is taken as it stands", () => {
	expect(problems(() => {})).toEqual([]);
});

test("five benefits are one too few", () => {
	expect(problems(({ page }) => page.benefits.items.pop())).toEqual(["lleva exactamente 6 beneficios."]);
});

test("a fourth pill is one too many", () => {
	expect(problems(({ page }) => page.hero.tags.push("Otra"))).toEqual(["lleva exactamente 3 etiquetas."]);
});

const FILE = "es/units/concierge.yaml";

test("a button of the first screen leads to the contact page and nowhere else", () => {
	expect(faultsAfter(FILE, /(?<=hero:[\s\S]*?)href: \/contacto.*/, "href: /faq")).toEqual([
		{
			file: FILE,
			line: expect.any(Number),
			field: "page › hero › actions › 1 › href",
			problem: "los botones de una unidad llevan a /contacto.",
		},
	]);
});

test.each([
	["first", /(?<=closing:[\s\S]*?)href: \/contacto.*/, "href: /sobre-nosotros"],
	["second", /(?<=closing:[\s\S]*?)href: \/sobre-nosotros/, "href: /contacto"],
])("the last call leads to the contact page first and to the group second: the %s elsewhere", (_, from, to) => {
	expect(faultsAfter(FILE, from, to)).toEqual([
		{
			file: FILE,
			line: expect.any(Number),
			field: "page › closing › actions",
			problem: "el primer botón lleva a /contacto y el segundo a /sobre-nosotros.",
		},
	]);
});

test("figures without their disclaimer are refused", () => {
	expect(problems(({ page }) => Reflect.deleteProperty(page.metrics, "note"))).not.toEqual([]);
});
