import { expect, test } from "vitest";
import { faultsInFile, faultsOfFile } from "../../testing/broken-content.ts";

/** The first fault once this stands in the file, in words alone. */
function problem(file: string, from: string | RegExp, to: string) {
	return faultsInFile(file, from, to)[0]?.problem;
}

const TEXT =
	"aquí va un texto, entre comillas si es un número, true o false, si lleva dos puntos o si empieza con [ o {; si no hay texto, borra la línea.";
const KEYS = "aquí van claves, una en cada línea (clave: texto), sin guiones delante.";

test.each([
	["a number", "phone: 18095550142"],
	["nothing", "phone:"],
	["true", "phone: true"],
	["a list", "phone: [uno]"],
	["keys", "phone:\n  uno: dos"],
])("where a text belongs, %s has its remedy", (_, written) => {
	expect(problem("contact.yaml", /^phone: .*$/m, written)).toBe(TEXT);
});

test("a list's entry that a colon made a key has its remedy", () => {
	expect(problem("es/pages/home.yaml", /(sectors:\n +- ).*/, "$1Dos cosas: calma")).toBe(TEXT);
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
	["a number, and there is nothing", "views:", "aquí va un número, sin comillas ni puntos."],
	["a drawing", "image:", /^no existe este dibujo/],
	["one of some words", "format: vídeo", "escribe una de estas palabras: video, podcast, article, infographic."],
])("where %s belongs, the remedy says so", (_, written, remedy) => {
	const said = problemOfVideo(written);
	if (typeof remedy === "string") expect(said).toBe(remedy);
	else expect(said).toMatch(remedy);
});

test.each(["links:", "links: Inicio"])("where a list belongs, the remedy says so: %s", (written) => {
	expect(problem("es/site.yaml", /links:\n(?: {4,}.*\n)+/, `${written}\n`)).toBe(
		"aquí va una lista: cada entrada va en su línea y con un guion delante.",
	);
});

test.each([
	["nothing", "menu:\n"],
	["a list", "menu:\n  - uno\n"],
	["a text", "menu: uno\n"],
])("where keys belong, %s has its remedy", (_, written) => {
	expect(problem("es/site.yaml", /^menu:\n(?: {2,}.*\n)+/m, written)).toBe(KEYS);
});

test("where a section belongs, a text has its remedy", () => {
	expect(problem("es/pages/home.yaml", /^sections:$/m, "sections:\n  - Hola")).toBe(KEYS);
});

test.each(["", "# Solo una nota.\n"])("a file without content is called empty", (source) => {
	expect(faultsOfFile("es/testimonials.yaml", source)).toEqual([
		{ file: "es/testimonials.yaml", field: "", problem: "está vacío; recupéralo del historial." },
	]);
});
