import { units } from "virtual:content";
import * as v from "valibot";
import { expect, test } from "vitest";
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

test("a button of the first screen leads to the contact page and nowhere else", () => {
	const changed = problems(({ page }) => {
		page.hero.actions[1] = { label: "Ver más", href: "/faq" };
	});
	expect(changed).toEqual(["los botones de una unidad llevan a /contacto."]);
});

test("the last call leads to the contact page first and to the group second", () => {
	expect(problems(({ page }) => page.closing.actions.reverse())).toEqual([
		"el primer botón lleva a /contacto y el segundo a /sobre-nosotros.",
	]);
});

test("figures without their disclaimer are refused", () => {
	expect(problems(({ page }) => Reflect.deleteProperty(page.metrics, "note"))).not.toEqual([]);
});
