import { pages } from "virtual:content";
import * as v from "valibot";
import { expect, test } from "vitest";
import { headingSchema } from "./openings.ts";

/** A list of clinics draws nothing as long as none has a file. */
const shown = <S extends { type: string }>(sections: readonly S[]) => sections.filter(({ type }) => type !== "clinics");

const takes = (sentence: string) => v.is(headingSchema, { type: "heading", title: "Prensa", art: "waves", sentence });

test("a heading stands over one sentence", () => {
	expect(takes("Aquí respondemos con datos, con su fuente y sin adornos.")).toBe(true);
});

test("a second sentence is one too many", () => {
	expect(takes("Aquí respondemos con datos. Sin adornos.")).toBe(false);
});

test("half a sentence is too little", () => {
	expect(takes("Aquí respondemos con datos")).toBe(false);
});

test("the dot in a name does not end a sentence", () => {
	expect(takes("Así trabaja ivf.do con cada clínica.")).toBe(true);
});

test("a sentence leads only to pages of this site", () => {
	expect(takes("Escríbele [a la dirección](/contacto?tipo=direccion).")).toBe(true);
	expect(takes("Escríbele [a la dirección](https://example.com).")).toBe(false);
});

test("no two pages open with the same drawing", () => {
	const drawings = Object.values(pages).flatMap(({ sections }) =>
		sections.flatMap((section) =>
			section.type === "heading" || section.type === "page-hero" ? (section.art ?? []) : [],
		),
	);
	expect(drawings.length).toBeGreaterThan(12);
	expect(drawings).toEqual([...new Set(drawings)]);
});

test("a page that is only its sentence leads on from it", () => {
	const bare = Object.values(pages).flatMap(({ sections }) => {
		const [first, ...rest] = shown(sections);
		return first?.type === "heading" && rest.length === 0 ? first.sentence : [];
	});
	expect(bare).toHaveLength(5);
	for (const sentence of bare) expect(sentence).toMatch(/\]\(\//);
});

test.each(["clinicas", "medicos", "empresas-ars", "prensa", "carreras"])("/%s is a heading and nothing else", (id) => {
	const page = Object.values(pages).find(({ path }) => path === `/${id}`);
	expect(shown(page?.sections ?? [])).toMatchObject([{ type: "heading" }]);
});
