import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
	copiedContent,
	editContent,
	faultsAfter,
	faultsInFile,
	faultsOf,
	faultsOfFile,
} from "../../testing/broken-content.ts";
import { loadContent } from "../loader/load.ts";

const FILE = "es/articulos/como-va-una-fiv-dia-a-dia.md";

describe("an article that cannot be published is refused with its file, line and remedy:", () => {
	it.each([
		["a misspelt key", /^summary:/m, "resumen:", 4, "resumen", /^esta clave no existe aquí/],
		["a date written otherwise", /^date: .*$/m, "date: 22/11/2026", 5, "date", /^escribe la fecha así/],
		["a title too long to share", /^title: .*$/m, `title: ${"largo ".repeat(12)}fin`, 2, "title", /pasa de 60/],
		["a drawing that does not exist", /^image: .*$/m, "image: palmera", 7, "image", /^no existe este dibujo/],
		[
			"a picture that says nothing",
			/^image:/m,
			"picture: { file: a.jpg, alt: Ana }\nimage:",
			7,
			"picture › alt",
			/^di en pocas/,
		],
		["HTML in its text", /^## Antes/m, "<p>hola</p>\n\n## Antes", 17, "", /^aquí no se escribe HTML/],
		["a picture that says nothing in its text", /^## Antes/m, "![x](a.jpg)\n\n## Antes", 17, "", /^una imagen va sola/],
		[
			"a picture within a paragraph",
			/^## Antes/m,
			"Mira ![Una carta](a.jpg)\n\n## Antes",
			17,
			"",
			/^una imagen va sola/,
		],
	] as const)("%s", (_, from, to, line, field, problem) => {
		expect(faultsInFile(FILE, from, to)).toContainEqual({
			file: FILE,
			line,
			field,
			problem: expect.stringMatching(problem),
		});
	});

	it.each([
		[
			"a source that is written nowhere",
			/sources: \[/,
			"sources: [nadie, ",
			"sources › 1",
			/«nadie»; escríbela en content\/sources\.yaml/,
		],
		["a source without a date", /sources: \[/, "sources: [aepd, ", "sources › 1", /«aepd» solo sirve para confirmar/],
		["a related question that is not there", /related: \[pasos/, "related: [nadie", "related › 1", /«nadie»/],
		[
			"a picture that is not there",
			/^image:/m,
			"picture: { file: a.jpg, alt: Una carta }\nimage:",
			"picture",
			/content\/imagenes\/a\.jpg/,
		],
		[
			"a picture in its text that is not there",
			/^## Antes/m,
			"![Una carta](b.jpg)\n\n## Antes",
			"",
			/content\/imagenes\/b\.jpg/,
		],
		["a change before its day", /^date:.*$/m, "date: 2026-11-22\nupdated: 2026-11-01", "updated", /^es anterior/],
	] as const)("%s", (_, from, to, field, problem) => {
		expect(faultsAfter(FILE, from, to)).toContainEqual({ file: FILE, field, problem: expect.stringMatching(problem) });
	});

	it("a review by nobody", () => {
		expect(faultsInFile(FILE, /Review: pending/, "Review: done")).toMatchObject([
			{ field: "clinicalReview", problem: expect.stringMatching(/^escribe pending/) },
		]);
	});

	it("a file that no address could be made of", () => {
		expect(faultsOfFile("es/articulos/Mi artículo.md", "")).toMatchObject([
			{ problem: expect.stringMatching(/^un artículo se llama como su dirección/) },
		]);
	});

	it("the last one taken away, where nothing else is left to learn from", () => {
		const folder = copiedContent();
		for (const name of readdirSync(join(folder, "es/articulos"))) rmSync(join(folder, "es/articulos", name));
		writeFileSync(join(folder, "es/education.yaml"), "[]");
		// Sources that only articles used are named as well.
		expect(faultsOf(folder)).toContainEqual({
			file: "es/education.yaml",
			field: "",
			problem: expect.stringMatching(/^no queda ningún contenido que mostrar/),
		});
	});
});

it("articles come the newest first, drafts among them", () => {
	const folder = copiedContent();
	editContent(folder, FILE, /^date: .*$/m, "date: 2026-01-01\ndraft: true");
	const ids = loadContent(folder).articles.map(({ id, draft }) => (draft ? `${id} (draft)` : id));
	expect(ids).toEqual([
		"como-comparar-paises",
		"un-ciclo-de-fiv-en-video",
		"contarlo-en-casa-o-no",
		"preguntas-para-llevar-a-la-clinica",
		"como-va-una-fiv-dia-a-dia (draft)",
	]);
});
