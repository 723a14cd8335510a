import { pages } from "virtual:content";
import * as v from "valibot";
import { expect, test } from "vitest";
import { headingSchema } from "./heading.schema.ts";

const takes = (sentence: string) =>
	v.is(headingSchema, { type: "heading", title: "Prensa", drawing: "waves", sentence });

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

test.each(["clinicas", "medicos", "empresas-ars", "prensa", "carreras"])("/%s is a heading and nothing else", (id) => {
	expect(Object.values(pages).find(({ path }) => path === `/${id}`)?.sections).toMatchObject([{ type: "heading" }]);
});
