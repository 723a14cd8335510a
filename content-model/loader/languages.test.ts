/** What a second language may lack, and what it may not. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copiedContent, copiedWithTranslation, editContent, faultsOf } from "../../testing/broken-content.ts";
import { ESSENTIAL_PAGES } from "../pages/page-ids.ts";
import { loadContent } from "./load.ts";

const English = (folder: string) => loadContent(folder).languages.en;
const remove = (folder: string, path: string) => rmSync(join(folder, path), { recursive: true });
const MISSING = "falta este archivo; créalo o recupéralo del historial.";

describe("a translation", () => {
	it("is read beside the main language, whose words stay what the content says", () => {
		const content = loadContent(copiedWithTranslation());
		expect(Object.keys(content.languages)).toEqual(["es", "en"]);
		expect(content.languages.en).toMatchObject({ language: "en", locale: "en-US", pages: { home: { path: "/en" } } });
		expect(content).toMatchObject({ language: "es", locale: "es-DO", pages: { home: { path: "/" } } });
	});

	it("may be absent", () => {
		const folder = copiedWithTranslation();
		remove(folder, "en");
		expect(Object.keys(loadContent(folder).languages)).toEqual(["es"]);
	});

	it("may lack pages, units, articles, subjects of answers and the partners' resources", () => {
		const folder = copiedWithTranslation();
		for (const path of ["pages/prensa.yaml", "units/bi.yaml", "units/academy.yaml", "resources.yaml"])
			remove(folder, `en/${path}`);
		remove(folder, "en/articulos/contarlo-en-casa-o-no.md");
		const words = English(folder);
		expect(words?.pages.prensa).toBeUndefined();
		expect(Object.keys(words?.units ?? {})).toEqual(["ivfdo", "concierge", "financial"]);
		expect(words?.resources).toEqual([]);
		expect(words?.articles.map(({ id }) => id)).not.toContain("contarlo-en-casa-o-no");
	});

	it("has the pages that code leads to, and its own texts of what every page shows", () => {
		const folder = copiedWithTranslation();
		const needed = [
			...["site.yaml", "messages.yaml", "sources.yaml", "legal/privacidad.md", "plan/stay.yaml"],
			...ESSENTIAL_PAGES.map((id) => `pages/${id}.yaml`),
		];
		for (const file of needed) remove(folder, `en/${file}`);
		const missing = needed.map((file) => ({ file: `en/${file}`, field: "", problem: MISSING }));
		expect(new Set(faultsOf(folder))).toEqual(new Set(missing));
	});

	it("is as strict as the main language, and its faults name its folder", () => {
		const folder = copiedWithTranslation();
		editContent(folder, "en/units/bi.yaml", /^category:/m, "categoria:");
		editContent(folder, "en/pages/home.yaml", /^title: .*$/m, "title:");
		expect(faultsOf(folder)).toMatchObject([
			{ file: "en/units/bi.yaml", field: "category" },
			{ file: "en/units/bi.yaml", line: 3, field: "categoria" },
			{ file: "en/pages/home.yaml", field: "title" },
		]);
	});

	it("is compared within itself: an answer that is not there is missed in it alone", () => {
		const folder = copiedWithTranslation();
		editContent(folder, "en/units/ivfdo.yaml", "comision,", "comisiones,");
		expect(faultsOf(folder)).toEqual([
			{
				file: "en/units/ivfdo.yaml",
				line: expect.any(Number),
				field: "page › faqs › related › 1",
				problem: "no hay una respuesta con el ancla «comisiones» en content/en/answers.",
			},
		]);
	});

	it("names its photographs by their place in it, and the photographs lie outside the languages", () => {
		const folder = copiedWithTranslation();
		editContent(
			folder,
			"en/testimonials.yaml",
			"- sample: true",
			"- picture: { file: ana.jpg, alt: Ana sonríe }\n  sample: true",
		);
		expect(faultsOf(folder)).toEqual([
			{
				file: "en/testimonials.yaml",
				line: expect.any(Number),
				field: "1 › picture",
				problem: "no está content/imagenes/ana.jpg; ponlo en esa carpeta o corrige el nombre.",
			},
		]);
	});
});

describe("an address", () => {
	it.each([
		["an English page", "en/pages/prensa.yaml", /^path: .*$/m, "path: /press", "path", "/en"],
		["an English unit", "en/units/bi.yaml", /^href: .*$/m, "href: /data", "href", "/en"],
		["a Spanish page", "es/pages/prensa.yaml", /^path: .*$/m, "path: /en/prensas", "path", "/"],
		[
			"the English page of thanks",
			"en/messages.yaml",
			/path: \/en\/solicitud-recibida/,
			"path: /thanks",
			"pages › received › path",
			"/en",
		],
		["a Spanish page at the language's own", "es/pages/prensa.yaml", /^path: .*$/m, "path: /en", "path", "/"],
	] as const)("of %s stands in the part of its language", (_, file, from, to, field, start) => {
		const folder = copiedWithTranslation();
		editContent(folder, file, from, to);
		expect(faultsOf(folder)).toEqual([
			{ file, line: expect.any(Number), field, problem: `las direcciones de este idioma empiezan con ${start}.` },
		]);
	});

	it("that only begins with the letters of a language is the main language's", () => {
		const folder = copiedWithTranslation();
		editContent(folder, "es/pages/prensa.yaml", /^path: .*$/m, "path: /entrevistas");
		expect(faultsOf(folder)).toEqual([]);
	});

	it("for search engines stands in the part of its language", () => {
		const folder = copiedWithTranslation();
		editContent(folder, "en/units/bi.yaml", /^canonical: .*$/m, "canonical: /bi");
		expect(faultsOf(folder)).toMatchObject([{ file: "en/units/bi.yaml", field: "canonical" }]);
	});

	it("of a unit's button is the contact page of its language", () => {
		const folder = copiedWithTranslation();
		editContent(folder, "en/units/bi.yaml", "href: /en/contacto", "href: /contacto");
		expect(faultsOf(folder)).toMatchObject([
			{ file: "en/units/bi.yaml", problem: "los botones de una unidad llevan a /en/contacto." },
		]);
	});
});

describe("a source", () => {
	const titleOf = (folder: string) => English(folder)?.answers.sources.oms;

	it("leads to the edition of the language, where the publisher has one", () => {
		const folder = copiedWithTranslation();
		const other = "https://www.who.int/news-room/infertility";
		editContent(folder, "sources.yaml", /(?<=^oms:\n.*\n) {2}urls:.*\n/m, `  urls: { en: ${other} }\n`);
		const { answers } = loadContent(folder);
		expect(titleOf(folder)?.url).toBe(other);
		expect(answers.sources.oms?.url).toBe("https://www.who.int/es/news-room/fact-sheets/detail/infertility");
	});

	it("is called what its language calls it", () => {
		const folder = copiedWithTranslation();
		editContent(folder, "en/sources.yaml", /^oms: .*$/m, "oms: World Health Organization, infertility");
		expect(titleOf(folder)?.title).toBe("World Health Organization, infertility");
		expect(loadContent(folder).answers.sources.oms?.title).toBe("Organización Mundial de la Salud, infertilidad");
	});

	it.each(["es", "en"])("that is called something in %s and is nowhere is refused by its line", (language) => {
		const folder = copiedWithTranslation();
		editContent(folder, `${language}/sources.yaml`, /^oms: /m, "onu: Naciones Unidas\noms: ");
		expect(faultsOf(folder)).toEqual([
			{
				file: `${language}/sources.yaml`,
				line: expect.any(Number),
				field: "onu",
				problem: "no hay una fuente con este nombre corto en content/sources.yaml; corrígelo o bórralo.",
			},
		]);
	});

	it("has a name in the main language", () => {
		const folder = copiedContent();
		editContent(folder, "es/sources.yaml", /^oms: .*\n/m, "");
		expect(faultsOf(folder)).toContainEqual({
			file: "es/sources.yaml",
			line: 4,
			field: "oms",
			problem: "falta cómo se llama esta fuente.",
		});
	});

	it("needs a name in a translation once that rests on it, and not before", () => {
		const folder = copiedWithTranslation();
		editContent(folder, "en/sources.yaml", /^oms: .*\n/m, "");
		const faults = faultsOf(folder);
		expect(faults.map(({ file }) => file)).toContain("en/answers/empezar.yaml");
		for (const { file, problem } of faults) {
			expect(file).toMatch(/^en\//);
			expect(problem).toMatch(
				/^no hay una fuente llamada «oms»; .* content\/sources\.yaml y en content\/en\/sources\.yaml\.$/,
			);
		}
		const other = copiedWithTranslation();
		remove(other, "en/answers/familias.yaml");
		editContent(other, "en/sources.yaml", /^hfea-ropa: .*\n/m, "");
		expect(faultsOf(other)).toEqual([]);
	});

	it("that cannot be read is named alone, without all the names beside it", () => {
		const folder = copiedWithTranslation();
		editContent(folder, "sources.yaml", /url: https:/, "url: http:");
		expect(faultsOf(folder)).toMatchObject([{ file: "sources.yaml", field: "medlineplus › url" }]);
	});
});

describe("what nobody reads is refused:", () => {
	it.each([
		["a language that the site does not have", "xx/site.yaml", "xx"],
		["a page outside the languages", "pages/home.yaml", "pages"],
		["a file beside the shared ones", "desk.yaml", "desk.yaml"],
		["a shared file's old name", "facts.yml", "facts.yml"],
		["a file among the team's", "team/notas.yaml", "team/notas.yaml"],
		["the desk's words within a language", "es/desk.yaml", "es/desk.yaml"],
		["the facts within a language", "en/facts.yaml", "en/facts.yaml"],
	])("%s", (_, written, file) => {
		const folder = copiedWithTranslation();
		mkdirSync(join(folder, written, ".."), { recursive: true });
		writeFileSync(join(folder, written), "name: X\n");
		expect(faultsOf(folder)).toEqual([
			{ file, field: "", problem: expect.stringMatching(/^nadie lee lo que está aquí; en esta carpeta van .*\.$/) },
		]);
	});

	it("but not the hidden files that programs leave", () => {
		const folder = copiedWithTranslation();
		for (const name of [".DS_Store", "team/.desk.yaml.swp", "en/.translated.json"])
			writeFileSync(join(folder, name), "");
		expect(faultsOf(folder)).toEqual([]);
	});
});

it("without the main language nothing is read, and its folder is asked for", () => {
	const folder = copiedWithTranslation();
	remove(folder, "es");
	expect(faultsOf(folder)).toEqual([
		{ file: "es", field: "", problem: "falta esta carpeta; recupérala del historial." },
	]);
});
