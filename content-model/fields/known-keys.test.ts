import { expect, test } from "vitest";
import { faultsInFile } from "../../testing/broken-content.ts";

/** What is said of the keys nobody knows once this stands in the file. */
function said(file: string, from: string | RegExp, to: string) {
	return faultsInFile(file, from, to).flatMap(({ problem }) => (problem.startsWith("esta clave") ? [problem] : []));
}

const MEANT = (key: string) => [`esta clave no existe aquí; ¿querías escribir «${key}»?`];

test.each([
	["a letter wrong", "es/units/bi.yaml", /^category:/m, "categori:", "category"],
	["Spanish in place of English", "es/units/bi.yaml", /^category:/m, "categoria:", "category"],
	["a capital", "es/units/bi.yaml", /^title:/m, "Title:", "title"],
	["two letters changed about", "es/site.yaml", /^ {2}label:/m, "  lable:", "label"],
	["one that may be left out", "es/testimonials.yaml", "country:", "contry:", "country"],
	["one within a section", "es/pages/home.yaml", /^ {4}lead:/m, "    leed:", "lead"],
	["one within a list's entry", "es/pages/para-pacientes.yaml", /question:/, "questions:", "question"],
	["one below a name of one's own", "sources.yaml", /reviewed:/, "reviwed:", "reviewed"],
	["its Spanish title", "es/articulos/como-va-una-fiv-dia-a-dia.md", /^summary:/m, "resumen:", "summary"],
] as const)("a wrong key leads to the right one: %s", (_, file, from, to, meant) => {
	expect(said(file, from, to)).toEqual(MEANT(meant));
});

test("one that resembles none is told which are still free", () => {
	expect(said("es/pages/home.yaml", /^title:/m, "encabezamiento: x\ntitle:")).toEqual([
		"esta clave no existe aquí; bórrala.",
	]);
	expect(said("es/site.yaml", /^( +)copyright:/m, "$1zzzzzzzz:")).toEqual([
		"esta clave no existe aquí; las que caben son copyright.",
	]);
});

test("a key that stands there already is not suggested", () => {
	expect(said("es/units/bi.yaml", /^title:/m, "titles: x\ntitle:")).toEqual(["esta clave no existe aquí; bórrala."]);
});
