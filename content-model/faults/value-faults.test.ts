import { expect, test } from "vitest";
import { faultsInFile, faultsOfFile } from "../../testing/broken-content.ts";

/** The first fault once this stands in the file, in words alone. */
function problem(file: string, from: string | RegExp, to: string) {
	return faultsInFile(file, from, to)[0]?.problem;
}

test.each([
	["a number", "phone: 18095550142", "hay un número donde va un texto; ponlo entre comillas."],
	["nothing", "phone:", "está vacío: escribe el texto o borra la línea."],
	["true", "phone: true", "true y false sin comillas no son un texto; ponlo entre comillas."],
	[
		"a list",
		"phone: [uno]",
		"hay una lista donde va un texto: si empieza con [, ponlo entre comillas; si lleva guiones delante, quítalos.",
	],
	[
		"keys",
		"phone:\n  uno: dos",
		"hay claves donde va un texto: si lleva dos puntos o empieza con {, ponlo entre comillas.",
	],
])("where a text belongs, %s has its remedy", (_, written, remedy) => {
	expect(problem("contact.yaml", /^phone: .*$/m, written)).toBe(remedy);
});

test("a list's entry that a colon made a key has its remedy", () => {
	expect(problem("es/pages/home.yaml", /(sectors:\n +- ).*/, "$1Dos cosas: calma")).toMatch(
		/^hay claves donde va un texto/,
	);
});

test.each([
	["an emphasis", "Uno *y dos*", "este texto no lleva cursiva: los asteriscos se leerían tal cual; quítalos."],
	[
		"a link",
		"Mira [esto](/faq)",
		"este texto no lleva enlaces: [ ] y ( ) se leerían tal cual; deja solo las palabras.",
	],
	["a tag", "Uno <b>dos</b>", "<b> es HTML y se leería tal cual; quítalo, o escribe el signo que quieres."],
	[
		"a character by its name",
		"Uno&nbsp;dos",
		"&nbsp; es HTML y se leería tal cual; quítalo, o escribe el signo que quieres.",
	],
	["a place", "Uno {dos}", "este texto no tiene huecos: lo que va entre llaves { } se leería tal cual; quítalo."],
])("where a paragraph belongs, %s would be read as it is written and is refused", (_, written, remedy) => {
	expect(problem("es/pages/home.yaml", /(?<=^ {4}lead: ).*$/m, written)).toBe(remedy);
});

test("a section's title may be emphasised and holds no link", () => {
	const title = /(?<=^ {4}title: ).*$/m;
	expect(problem("es/pages/home.yaml", title, '"Uno *y dos*"')).toBeUndefined();
	expect(problem("es/pages/home.yaml", title, '"[Uno](/faq)"')).toMatch(/^este texto no lleva enlaces/);
});

test.each(['"Uno *y dos"', '"Uno *y* dos*"'])("a title's emphasis that does not end is refused: %s", (written) => {
	expect(problem("es/pages/home.yaml", /(?<=^ {4}title: ).*$/m, written)).toMatch(
		/falta un asterisco: escribe \*así\*/,
	);
});

const VIDEO = `- sample: true
  title: Las etapas de un tratamiento
  format: video
  summary: Qué se hace en cada una y qué puedes preguntar.
  views: 12
  image: follicle
  duration: 6 min
`;

/** The first fault of a video's entry with this value in it, in words alone. */
function problemOfVideo(written: string) {
	const [key = ""] = written.split(":");
	const source = VIDEO.replace(new RegExp(`(?<=[- ] )${key}: .*`), written);
	return faultsOfFile("es/education.yaml", source)[0]?.problem;
}

test("where true or false belongs, the remedy says so", () => {
	expect(problemOfVideo('sample: "true"')).toBe("escribe true o false, sin comillas.");
});

test.each([
	["a number", "views: mil", "aquí va un número, sin comillas ni puntos."],
	["a number, and there is nothing", "views:", "está vacío: escribe un número."],
	["a drawing", "image:", /^no existe este dibujo/],
	["one of some words", "format: vídeo", "escribe una de estas palabras: video, podcast, article, infographic."],
])("where %s belongs, the remedy says so", (_, written, remedy) => {
	const said = problemOfVideo(written);
	if (typeof remedy === "string") expect(said).toBe(remedy);
	else expect(said).toMatch(remedy);
});

test.each([
	[
		"a list, and there is nothing",
		"links:",
		"la lista está vacía: cada entrada va en su línea y con un guion delante.",
	],
	[
		"a list, and there is a text",
		"links: Inicio",
		"aquí va una lista: cada entrada va en su línea y con un guion delante.",
	],
])("where %s, the remedy says so", (_, written, remedy) => {
	expect(problem("es/site.yaml", /links:\n(?: {4,}.*\n)+/, `${written}\n`)).toBe(remedy);
});

test.each([
	["nothing", "menu:\n", "está vacío: faltan las claves que van debajo."],
	[
		"a list",
		"menu:\n  - uno\n",
		"hay una lista donde van claves, una en cada línea (clave: texto); quita los guiones.",
	],
	["a text", "menu: uno\n", "hay un texto donde van claves, una en cada línea (clave: texto)."],
])("where keys belong, %s has its remedy", (_, written, remedy) => {
	expect(problem("es/site.yaml", /^menu:\n(?: {2,}.*\n)+/m, written)).toBe(remedy);
});

test("where a section belongs, a text has its remedy", () => {
	expect(problem("es/pages/home.yaml", /^sections:$/m, "sections:\n  - Hola")).toBe(
		"hay un texto donde van claves, una en cada línea (clave: texto).",
	);
});

test.each(["", "# Solo una nota.\n"])("a file without content is called empty", (source) => {
	expect(faultsOfFile("es/testimonials.yaml", source)).toEqual([
		{ file: "es/testimonials.yaml", field: "", problem: "está vacío; recupéralo del historial." },
	]);
});
