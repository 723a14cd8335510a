import { appendFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
	CONTENT,
	copiedContent as copied,
	editContent,
	faultsInFile,
	faultsOf,
	faultsOfFile,
} from "../../testing/broken-content.ts";
import { PAGE_IDS } from "../pages/page-ids.ts";
import { loadContent } from "./load.ts";

const TESTIMONIAL = `- category: patient
  name: Ana
  country: España
  content: Me escribieron el mismo día.
  rating: 5
`;

function copiedContent() {
	const folder = copied();
	return {
		folder,
		edit: (file: string, from: string | RegExp, to: string) => editContent(folder, file, from, to),
		append: (file: string, text: string) => appendFileSync(join(folder, file), text),
		write: (file: string, text: string) => writeFileSync(join(folder, file), text),
		remove: (file: string) => unlinkSync(join(folder, file)),
	};
}

describe("the real content", () => {
	it("has no fault", () => {
		expect(faultsOf(CONTENT)).toEqual([]);
	});

	it("is read whole", () => {
		const content = loadContent(CONTENT);
		expect(Object.keys(content.units)).toEqual(["ivfdo", "concierge", "academy", "financial", "bi"]);
		expect(content.pages.home.path).toBe("/");
		expect(content.messages.notices.failure).toEqual({
			title: "Error",
			text: "No pudimos enviar tu solicitud. Intenta nuevamente.",
		});
	});
});

it("subjects come in their order, and articles the newest first", () => {
	const { answers, articles } = loadContent(CONTENT);
	const orders = answers.groups.map(({ order }) => order);
	const dates = articles.map(({ date }) => date);
	expect(orders).toEqual(orders.toSorted((one, other) => one - other));
	expect(dates).toEqual(dates.toSorted().reverse());
	expect(new Set(dates).size).toBeGreaterThan(1);
});

it("nobody who is handed the content can change it for the others", () => {
	const { pages, answers, articles, desk } = loadContent(CONTENT);
	for (const part of [pages.home, pages.home.sections, pages.home.sections[0], answers.groups[0]?.items[0], desk.frame])
		expect(Object.isFrozen(part)).toBe(true);
	expect(Object.isFrozen(articles[0]?.sources)).toBe(true);
	expect(loadContent(CONTENT).pages.home).toBe(pages.home);
});

describe("broken content is refused with its file and field:", () => {
	it("a misspelt key, and the field it leaves missing", () => {
		const { folder, edit } = copiedContent();
		edit("es/units/bi.yaml", /^category:/m, "categoria:");
		expect(faultsOf(folder)).toMatchObject([
			{ file: "es/units/bi.yaml", field: "category", problem: "falta este campo." },
			{
				file: "es/units/bi.yaml",
				field: "categoria",
				problem: "esta clave no existe aquí; ¿querías escribir «category»?",
			},
		]);
	});

	it("a missing field deep in a file", () => {
		expect(faultsInFile("es/messages.yaml", /^ {4}too_long: El nombre puede.*\n/m, "")).toMatchObject([
			{ file: "es/messages.yaml", field: "errors › name › too_long", problem: "falta este campo." },
		]);
	});

	it("an empty text, by the number of its entry", () => {
		expect(faultsInFile("es/site.yaml", /- text: "Chat: respuesta en menos de .*/, '- text: ""')).toMatchObject([
			{
				file: "es/site.yaml",
				field: "announcement › messages › 2 › text",
				problem: "está vacío; escribe un texto o quita el campo.",
			},
		]);
	});

	it("a day that is not on the calendar, and one that is years ahead", () => {
		const faults = (day: string) =>
			faultsInFile("es/articulos/contarlo-en-casa-o-no.md", /^date: .*$/m, `date: ${day}`).map(
				({ problem }) => problem,
			);
		expect(faults("2026-02-31")).toEqual(["ese día no está en el calendario; corrige el mes o el día."]);
		expect(faults("2062-11-22")).toEqual(["falta más de un mes para ese día; revisa el año."]);
		expect(faults("22 de noviembre")).toEqual(["escribe la fecha así: 2026-11-22."]);
		expect(faults("2024-02-29")).toEqual([]);
	});

	it("a photograph as an iPhone keeps it, with what to save it as", () => {
		const picture = "- picture: { file: IMG_0042.HEIC, alt: Ana sonríe }\n  category";
		expect(faultsOfFile("es/testimonials.yaml", TESTIMONIAL.replace("- category", picture))).toMatchObject([
			{ field: "1 › picture › file", problem: expect.stringMatching(/^las fotos HEIC .* guárdala como JPG/) },
		]);
	});

	it("a fault deep in a list, by its line", () => {
		expect(
			faultsOfFile("es/testimonials.yaml", TESTIMONIAL + TESTIMONIAL.replace("Ana", "Eva").replace("España", "7")),
		).toMatchObject([{ line: 8, field: "2 › country" }]);
	});

	it("a field missing in a list's entry, by the line of the entry", () => {
		expect(faultsOfFile("es/testimonials.yaml", TESTIMONIAL + TESTIMONIAL.replace("  name: Ana\n", ""))).toMatchObject([
			{ line: 6, field: "2 › name", problem: "falta este campo." },
		]);
	});

	it("a key nobody knows, by its line", () => {
		expect(faultsOfFile("es/testimonials.yaml", `${TESTIMONIAL}  autor: Ana\n`)).toMatchObject([
			{ line: 6, field: "1 › autor" },
		]);
	});

	it.each(["es/testimonials.yaml", "es/resources.yaml"])("a %s without entries", (file) => {
		expect(faultsOfFile(file, "[]\n")).toMatchObject([
			{ file, field: "", problem: expect.stringMatching(/^lleva al menos un /) },
		]);
	});

	it("a page without sections", () => {
		expect(faultsInFile("es/pages/prensa.yaml", /^sections:[\s\S]*/m, "sections: []\n")).toMatchObject([
			{ field: "sections", problem: "lleva al menos una sección." },
		]);
	});

	it("a number where a text belongs", () => {
		expect(faultsInFile("es/site.yaml", /^name: .*$/m, "name: 2025")).toMatchObject([
			{ file: "es/site.yaml", field: "name", problem: expect.stringMatching(/^aquí va un texto/) },
		]);
	});

	it("a missing file", () => {
		const { folder, remove } = copiedContent();
		remove("es/units/academy.yaml");
		expect(faultsOf(folder)).toEqual([
			{ file: "es/units/academy.yaml", field: "", problem: "falta este archivo; créalo o recupéralo del historial." },
		]);
	});

	it("a missing folder", () => {
		const { folder } = copiedContent();
		rmSync(join(folder, "es/pages"), { recursive: true });
		const faults = faultsOf(folder);
		expect(faults.map(({ file }) => file)).toEqual(PAGE_IDS.map((id) => `es/pages/${id}.yaml`));
		for (const { problem } of faults) expect(problem).toMatch(/^falta este archivo/);
	});

	it("an empty file", () => {
		expect(faultsOfFile("es/site.yaml", "")).toMatchObject([{ file: "es/site.yaml", field: "" }]);
	});

	it("a key written twice, by its line", () => {
		expect(
			faultsOfFile("es/units/bi.yaml", "title: BI\ncategory: Datos\ntitle: Otra vez\ndescription: X\nhref: /bi\n"),
		).toEqual([
			{
				file: "es/units/bi.yaml",
				line: 3,
				field: "",
				problem: expect.stringMatching(/^la clave «title» está dos veces/),
			},
		]);
	});

	it.each([
		["a colon in a bare text", "title: Uno: dos"],
		["a quote that is not closed", 'title: "Uno'],
		["a tab as indentation", "title:\n\t- Uno"],
		["an emphasis at the start of a bare text", "title: *Uno* y dos"],
		["a tag nobody knows", "title: !fecha hoy"],
	])("%s, by its line", (_, line) => {
		expect(faultsInFile("es/units/bi.yaml", /^title: .*$/m, line)).toMatchObject([
			{ file: "es/units/bi.yaml", line: expect.toSatisfy((line: number) => line === 2 || line === 3) },
		]);
	});

	it("an emphasis that is a whole bare text, with how to write it", () => {
		expect(faultsInFile("es/units/bi.yaml", /^title: .*$/m, "title: *Uno*")).toEqual([
			{
				file: "es/units/bi.yaml",
				line: 2,
				field: "",
				problem: 'un texto que empieza con * va entre comillas: "*Uno*".',
			},
		]);
	});

	it("a file nobody reads", () => {
		const { folder, write } = copiedContent();
		write("es/pages/inicio.yaml", "title: X");
		write("es/units/bi.yml", "title: X");
		expect(faultsOf(folder)).toEqual([
			{
				file: "es/units/bi.yml",
				field: "",
				problem: expect.stringContaining("ninguna página usa este archivo; los nombres posibles son ivfdo.yaml,"),
			},
			{
				file: "es/pages/inicio.yaml",
				field: "",
				problem: expect.stringContaining("los nombres posibles son home.yaml"),
			},
		]);
	});

	it.each([
		["is misspelt", "Tu referencia: {referencia}"],
		["is missing", "Tu referencia"],
		["is one too many", "Tu referencia: {reference} {name}"],
		["has spaces", "Tu referencia: { reference }"],
	])("a placeholder that %s", (_, text) => {
		expect(faultsInFile("es/messages.yaml", '"Tu referencia: {reference}"', JSON.stringify(text))).toMatchObject([
			{
				file: "es/messages.yaml",
				field: "notices › reference",
				problem: "debe llevar exactamente estos huecos: {reference}.",
			},
		]);
	});

	it("a kind of section that does not exist", () => {
		const [first] = faultsInFile("es/pages/home.yaml", "- type: hero", "- type: heroe");
		expect(first).toMatchObject({ file: "es/pages/home.yaml", field: "sections › 1 › type" });
		expect(first?.problem).toMatch(/^no existe una sección de este tipo; elige entre hero, page-hero, /);
	});

	it("a drawing that does not exist", () => {
		const [first] = faultsInFile("es/articulos/como-va-una-fiv-dia-a-dia.md", /^image: .*$/m, "image: palmera");
		expect(first).toMatchObject({ file: "es/articulos/como-va-una-fiv-dia-a-dia.md", field: "image" });
		expect(first?.problem).toMatch(/^no existe este dibujo; elige entre cups, door/);
	});

	it("a link that is not written as one", () => {
		expect(faultsInFile("es/units/bi.yaml", /^href: .*$/m, "href: https://malo.example")).toMatchObject([
			{ file: "es/units/bi.yaml", field: "href" },
		]);
	});
});

describe("several faults", () => {
	it("are reported together, over all files", () => {
		const { folder, edit, remove, append } = copiedContent();
		edit("es/messages.yaml", /^ {2}sending: .*$/m, "  sendin: Enviando...");
		remove("es/testimonials.yaml");
		append("es/units/bi.yaml", "\nsobra: 1\n");
		edit("contact.yaml", /^email: .*$/m, "email: nadie");
		append("sources.yaml", "nueva:\n  url: nada\n  confirmOnly: true\n  review_by: 2027-01-01\n");
		edit("team/desk.yaml", /^frame:/m, "marco:");
		expect(faultsOf(folder).map(({ file, field }) => `${file} ${field}`.trim())).toEqual([
			"contact.yaml email",
			"sources.yaml nueva › url",
			"es/messages.yaml forms › sending",
			"es/messages.yaml forms › sendin",
			"es/units/bi.yaml sobra",
			"es/testimonials.yaml",
			"team/desk.yaml frame",
			"team/desk.yaml marco",
		]);
	});

	it("stand a line each in the message, in Spanish", () => {
		const { folder, edit, remove } = copiedContent();
		remove("es/education.yaml");
		edit("es/units/bi.yaml", /^title: .*$/m, "title: ''");
		expect(() => loadContent(folder)).toThrow(
			[
				"El contenido tiene 2 fallos:",
				"  content/es/units/bi.yaml · línea 2 · title: está vacío; escribe un texto o quita el campo.",
				"  content/es/education.yaml: falta este archivo; créalo o recupéralo del historial.",
			].join("\n"),
		);
	});

	it("are counted as one where there is one", () => {
		const { folder, remove } = copiedContent();
		remove("es/education.yaml");
		expect(() => loadContent(folder)).toThrow("El contenido tiene un fallo:\n  content/es/education.yaml: ");
	});
});

describe("files that programs leave behind", () => {
	it("are no fault of whoever edits texts", () => {
		const { folder, write } = copiedContent();
		for (const name of [".DS_Store", ".home.yaml.swp"]) write(`es/pages/${name}`, "");
		expect(faultsOf(folder)).toEqual([]);
	});
});
