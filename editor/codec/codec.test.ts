import { describe, expect, it } from "vitest";
import { formKey } from "./form.ts";
import { markdownFormat, yamlFormat } from "./format.ts";
import { MergeConflict, merge } from "./merge.ts";

const PAGE = `# Primera línea.
title: Hola
# Sobre la descripción.
description: "Dos: cosas"
first: true
items:
  # El precio.
  - id: precio
    text: Uno
  - id: viaje
    text: Dos
body: |
  Un párrafo.

  Otro.
`;
const { fromFile, toFile } = yamlFormat();
const page = () => fromFile(PAGE) as unknown as Record<string, never> & { items: Record<string, string>[] };

/** The lines of one that the other does not have. */
const only = (one: string, other: string) => one.split("\n").filter((line) => !other.split("\n").includes(line));

describe("a file written back from a form", () => {
	it("differs in the one line that was changed", () => {
		const written = toFile({ ...page(), title: "Adiós: hasta luego" });
		expect(only(written, PAGE)).toEqual(['title: "Adiós: hasta luego"']);
		expect(only(PAGE, written)).toEqual(["title: Hola"]);
	});

	it("has nothing that the form adds of its own", () => {
		expect(toFile({ ...page(), shown: false, note: "", more: {}, list: [], cta: { label: "" } })).toBe(PAGE);
	});

	it("loses a field that was emptied, and says no where yes was said", () => {
		const written = toFile({ ...page(), description: "", first: false });
		expect(only(PAGE, written)).toEqual(["# Sobre la descripción.", 'description: "Dos: cosas"', "first: true"]);
		expect(only(written, PAGE)).toEqual(["first: false"]);
	});

	it("gets a new field behind the one it follows in the form", () => {
		const { $ = PAGE, title, ...rest } = fromFile(PAGE);
		expect(toFile({ $, title, hint: "Nuevo", ...rest })).toContain("title: Hola\nhint: Nuevo\n");
	});

	it("keeps an entry's comment with it, and the one at the top on top", () => {
		const list = "# Esquema.\n- id: uno\n\n# De dos.\n- id: dos\n  text: Muy\n\n- id: tres\n";
		const form = fromFile(list) as { lista: Record<string, string>[] };
		const [one, two, three] = form.lista;
		const moved = { ...form, lista: [three, one, two] };
		expect(toFile(moved)).toBe("# Esquema.\n- id: tres\n\n- id: uno\n\n# De dos.\n- id: dos\n  text: Muy\n");
		expect(toFile({ ...form, lista: [three] })).toBe("# Esquema.\n- id: tres\n");
		expect(toFile({ ...form, lista: [one, { ...two, id: "dos", text: "Más" }] })).toBe(
			"# Esquema.\n- id: uno\n\n# De dos.\n- id: dos\n  text: Más\n",
		);
	});

	it("keeps the line that names its schema if the first field goes", () => {
		const { title, ...rest } = page();
		expect(toFile(rest)).toContain("# Primera línea.\n# Sobre la descripción.\ndescription:");
	});

	it("keeps a text of several paragraphs in a block, and makes one of a text that becomes several", () => {
		expect(toFile({ ...page(), body: "Un párrafo.\n\nMás." })).toBe(PAGE.replace("Otro.", "Más."));
		expect(toFile({ ...page(), title: "Uno.\n\nDos." })).toContain("title: |-\n  Uno.\n\n  Dos.\n");
	});

	it("is begun with the line that names its schema if it is new", () => {
		const format = yamlFormat({ header: "# yaml-language-server: $schema=x" });
		const written = format.toFile({ title: "Nueva", shown: false, items: [] });
		expect(written).toBe("# yaml-language-server: $schema=x\ntitle: Nueva\n");
	});

	it("is Markdown below its head", () => {
		const article = "---\ntitle: Uno # así\n---\n\nUn párrafo.\n";
		const form = markdownFormat.fromFile(article);
		expect(form).toMatchObject({ title: "Uno", body: "Un párrafo." });
		expect(markdownFormat.toFile({ ...form, body: "Otro." })).toBe(article.replace("Un párrafo.", "Otro."));
		expect(markdownFormat.toFile({ title: "Dos", body: "Texto." })).toBe("---\ntitle: Dos\n---\n\nTexto.\n");
	});

	it("is not written over one that could not be read", () => {
		expect(() => fromFile("title: [uno\n")).toThrow();
	});
});

describe("a dictionary", () => {
	const facts = yamlFormat({ dictionary: "" });
	const zones = yamlFormat({ dictionary: "zones" });

	it("is a list of names and what each stands for, at the top of a file or within it", () => {
		expect(facts.fromFile("dias: 8\n")).toMatchObject({ lista: [{ clave: "dias", valor: 8 }] });
		const form = zones.fromFile("zones:\n  DO: [a]\n");
		expect(form).toMatchObject({ zones: [{ clave: "DO", valor: ["a"] }] });
		expect(zones.toFile({ ...form, zones: [{ clave: "DO", valor: ["a", "b"] }] })).toBe("zones:\n  DO: [a, b]\n");
	});

	it("may not have a name twice, for one of the two would be lost", () => {
		const twice = [
			{ clave: "dias", valor: 1 },
			{ clave: "dias", valor: 2 },
		];
		expect(() => facts.toFile({ lista: twice, $: "dias: 8\n" })).toThrow("«dias» está dos veces");
	});
});

describe("a key", () => {
	it.each(["1", "dos palabras", "niño", "k_31", "a.b"])(
		"%s is named so that the editor takes it, and written as it was",
		(key) => {
			expect(formKey(key)).toMatch(/^k_[0-9a-f]+$/);
			const text = `${JSON.stringify(key)}: Hola\n`;
			const form = fromFile(text);
			expect(toFile({ ...form, [formKey(key)]: "Adiós" })).toBe(text.replace("Hola", "Adiós"));
		},
	);

	it("that is a number without quotes is found again", () => {
		expect(toFile({ ...fromFile("1: Mal\n"), [formKey("1")]: "Bien" })).toBe("1: Bien\n");
	});
});

describe("what two people made of one file", () => {
	const by = (change: (text: string) => string) => change(PAGE);

	it("is joined where they changed different values", () => {
		const mine = by((text) => text.replace("Hola", "Mío"));
		const theirs = by((text) => text.replace("text: Dos", "text: Suyo"));
		expect(merge(PAGE, mine, theirs)).toBe(theirs.replace("Hola", "Mío"));
	});

	it("is the one's whose value the other left as it was, and both may have done the same", () => {
		const mine = by((text) => text.replace("Hola", "Mío"));
		expect(merge(PAGE, mine, PAGE)).toBe(mine);
		expect(merge(PAGE, PAGE, mine)).toBe(mine);
		expect(merge(PAGE, mine, mine)).toBe(mine);
	});

	it("keeps what one added and what the other took away", () => {
		const mine = by((text) => text.replace('description: "Dos: cosas"\n', ""));
		const theirs = by((text) => text.replace("first: true\n", "first: true\nlast: true\n"));
		const both = merge(PAGE, mine, theirs);
		expect(both).toContain("last: true");
		expect(both).not.toContain("description");
	});

	it.each([
		["title", PAGE.replace("Hola", "Mío"), PAGE.replace("Hola", "Suyo")],
		["items › 2 › text", PAGE.replace("Dos\nbody", "Mío\nbody"), PAGE.replace("Dos\nbody", "Suyo\nbody")],
		["items", PAGE.replace("  - id: viaje\n    text: Dos\n", ""), PAGE.replace("text: Uno", "text: Suyo")],
	])("is refused where both changed %s, which is named", (field, mine, theirs) => {
		expect(() => merge(PAGE, mine, theirs)).toThrow(expect.objectContaining({ message: field }));
		expect(() => merge(PAGE, mine, theirs)).toThrow(MergeConflict);
	});

	it("is joined by head and body in Markdown", () => {
		const opened = "---\ntitle: Uno\ndate: 2026-01-01\n---\n\nTexto.\n";
		const mine = opened.replace("Texto.", "Mío.");
		expect(merge(opened, mine, opened.replace("Uno", "Suyo"))).toBe(mine.replace("Uno", "Suyo"));
		expect(() => merge(opened, mine, opened.replace("Texto.", "Suyo."))).toThrow("el texto");
	});
});

it("a picture stands in the form by its address, and in the file by its name", () => {
	const { fromFile, toFile } = yamlFormat();
	const form = fromFile("name: Ana\npicture:\n  file: ana.jpg\n  alt: Ana\n");
	expect(form.picture).toEqual({ file: "/textos/imagenes/ana.jpg", alt: "Ana" });
	const picture = { file: "/textos/imagenes/img_2041-1.webp", alt: "Ana" };
	expect(toFile({ ...form, picture })).toBe("name: Ana\npicture:\n  file: img_2041-1.webp\n  alt: Ana\n");
});

it("a picture in an article's text does, too", () => {
	const article = "---\ntitle: Uno\n---\n\n![Una mesa](mesa.webp)\n\n[Contacto](/contacto)\n";
	const form = markdownFormat.fromFile(article);
	expect(form.body).toBe("![Una mesa](/textos/imagenes/mesa.webp)\n\n[Contacto](/contacto)");
	expect(markdownFormat.toFile(form)).toBe(article);
});
