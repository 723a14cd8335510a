/** What stops a build besides the faults of a single file, which `load.test.ts` shows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copiedContent, editContent, faultsInFile, faultsOf } from "../../testing/broken-content.ts";

/** A copy of the content that may be broken. */
function copy() {
	const content = copiedContent();
	return { content, edit: (file: string, from: RegExp, to: string) => editContent(content, file, from, to) };
}

/** The value of a file's first field of this name, as it is written. */
function written(folder: string, file: string, field: string): string {
	const [, value = ""] = readFileSync(join(folder, file), "utf8").match(new RegExp(`^\\s*${field}: (.+)$`, "m")) ?? [];
	return value;
}

describe("two entries that are the same are refused:", () => {
	it.each([
		["path", /^path: .*$/m, "esta ruta"],
		["title", /^title: .*$/m, "este título"],
		["description", /^description: .*$/m, "esta descripción"],
	] as const)("a page's %s", (field, line, what) => {
		const { content, edit } = copy();
		edit("es/pages/prensa.yaml", line, `${field}: ${written(content, "es/pages/carreras.yaml", field)}`);
		expect(faultsOf(content)).toEqual([
			{
				file: "es/pages/carreras.yaml",
				line: expect.any(Number),
				field,
				problem: `${what} ya está en content/es/pages/prensa.yaml · ${field}.`,
			},
		]);
	});

	it("a page's path and a unit's", () => {
		const { content, edit } = copy();
		edit("es/pages/prensa.yaml", /^path: .*$/m, "path: /bi");
		expect(faultsOf(content)).toEqual([
			{
				file: "es/units/bi.yaml",
				line: expect.any(Number),
				field: "href",
				problem: "esta ruta ya está en content/es/pages/prensa.yaml · path.",
			},
		]);
	});

	it("an article's address and another's, whatever the names of their files", () => {
		const { content, edit } = copy();
		edit(
			"es/articulos/preguntas-para-llevar-a-la-clinica.md",
			/^date: /m,
			"address: como-va-una-fiv-dia-a-dia\ndate: ",
		);
		expect(faultsOf(content)).toEqual([
			{
				file: "es/articulos/preguntas-para-llevar-a-la-clinica.md",
				line: undefined,
				field: "address",
				problem: "esta ruta ya está en content/es/articulos/como-va-una-fiv-dia-a-dia.md · address.",
			},
		]);
	});

	it("a subject's address and another's", () => {
		const { content, edit } = copy();
		edit("es/answers/salud.yaml", /^path: .*$/m, "path: /preguntas/precio");
		expect(faultsOf(content)).toMatchObject([
			{
				file: expect.stringMatching(/^es\/answers\/(salud|precio)\.yaml$/),
				line: expect.any(Number),
				field: "path",
				problem: expect.stringContaining("esta ruta ya está en content/es/answers/"),
			},
		]);
	});

	it("the page of thanks' path and a page's", () => {
		const { content, edit } = copy();
		edit("es/pages/prensa.yaml", /^path: .*$/m, "path: /solicitud-recibida");
		expect(faultsOf(content)).toEqual([
			{
				file: "es/messages.yaml",
				line: expect.any(Number),
				field: "pages › received › path",
				problem: "esta ruta ya está en content/es/pages/prensa.yaml · path.",
			},
		]);
	});

	it("a question asked twice on a page, whatever its capitals", () => {
		const { content, edit } = copy();
		const before = written(content, "es/units/bi.yaml", "- question").replace(/^"|"$/g, "");
		edit("es/units/bi.yaml", /(- question: .*\n(?: {8,}.*\n)*\s+- question: ).*/, `$1"${before.toUpperCase()}"`);
		expect(faultsOf(content)).toEqual([
			{
				file: "es/units/bi.yaml",
				line: expect.any(Number),
				field: "page › faqs › items › 2 › question",
				problem: "esta pregunta ya está en content/es/units/bi.yaml · page › faqs › items › 1 › question.",
			},
		]);
	});

	it("a testimonial", () => {
		const { content, edit } = copy();
		edit("es/testimonials.yaml", /content: .*/, "content: Igual.");
		edit("es/testimonials.yaml", /content: (?!Igual).*/, "content: Igual.");
		expect(faultsOf(content)).toMatchObject([{ file: "es/testimonials.yaml", field: "2 › content" }]);
	});
});

it("an article that was updated before it was published is refused", () => {
	const { content, edit } = copy();
	const file = "es/articulos/como-va-una-fiv-dia-a-dia.md";
	edit(file, /^date: /m, "updated: 2020-01-01\ndate: ");
	expect(faultsOf(content)).toMatchObject([{ file, field: "updated", problem: expect.stringMatching(/^es anterior/) }]);
});

it("a guide's head is as strict as a page", () => {
	const faults = faultsInFile("es/guides/guia-red-lara.md", /^version:/m, "fecha:");
	expect(faults.map(({ field }) => field)).toEqual(["version", "fecha"]);
});

it("a subject without answers, and one with a title of ninety letters, are refused with their line", () => {
	const long = faultsInFile("es/answers/salud.yaml", /^heading: .*$/m, `heading: ${"salud ".repeat(15).trim()}`);
	expect(long).toMatchObject([
		{ line: expect.any(Number), field: "heading", problem: expect.stringContaining("pasa de 60") },
	]);
	const empty = faultsInFile("es/answers/salud.yaml", /^items:[\s\S]*/m, "items: []\n");
	expect(empty).toMatchObject([{ line: expect.any(Number), field: "items", problem: "lleva al menos una pregunta." }]);
});
