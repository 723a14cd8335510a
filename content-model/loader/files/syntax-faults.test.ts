import * as v from "valibot";
import { expect, test } from "vitest";
import { parseYaml } from "./read-yaml.ts";

function faultsOf(source: string) {
	return parseYaml("es/site.yaml", source, v.unknown()).faults.map(({ line, problem }) => `línea ${line}: ${problem}`);
}

const SIGN = (character: string) => `un texto que empieza con ${character} va entre comillas.`;
const INDENT =
	"la sangría no cuadra: mira si falta un guion o sobra algún espacio al principio, comparando con la entrada de al lado.";
const COLON = "los dos puntos parten el texto: ponlo entre comillas.";
const QUOTE = "las comillas que se abren aquí no se cierran.";
const INNER = "hay texto detrás de las comillas que cierran: si las de dentro son parte del texto, escribe « ».";
const SPACE = "falta un espacio detrás de los dos puntos.";

test.each([
	["a quote not closed", 'a: "Uno\nb: dos\nc: "tres"\nd: "cuatro"\n', 1, QUOTE],
	["a quote not closed till the end", 'b: dos\n- c: "tres\nd: cuatro\n', 2, QUOTE],
	["a quote that a later one closes by chance", 'a: "Uno\nb: dos"\nc: tres\n', 1, QUOTE],
	["a single quote not closed", "b: 1\na: 'Uno\nb: dos\n", 2, QUOTE],
	["quotes within quotes", 'b: 1\na: "dijo "hola" y se fue"\n', 2, INNER],
	["text behind quotes", 'b: 1\na: "Uno" y dos\n', 2, INNER],
	["an apostrophe within single quotes", "a: 'Uno d'agua'\nb: 2\n", 1, INNER],
	["a colon in a text", "b: 1\na: Uno: dos\n", 2, COLON],
	["a colon at the end of a text", "b: 1\na: Hola:\n", 2, COLON],
	["a colon in a list's text", "a:\n  - q: Uno: dos\n    r: s\n", 2, COLON],
	[
		"a key twice",
		"a: 1\nb: 2\na: 3\n",
		3,
		"la clave «a» está dos veces en el mismo sitio; borra una, o mira si falta un guion.",
	],
	[
		"a dash lost with its space",
		"items:\n  - q: uno\n    a: dos\n  q: tres\n    a: cuatro\n  - q: cinco\n    a: seis\n",
		4,
		INDENT,
	],
	["a dash lost of a text", "items:\n  - uno\n  dos\n  - tres\n", 3, INDENT],
	["a dash without its space", "items:\n  - uno\n  -dos\n  - tres\n", 3, INDENT],
	["a space too many", "a:\n  b: 1\n   c: 2\n", 3, INDENT],
	["a space too few", "a:\n   b: 1\n  c: 2\n", 3, INDENT],
	["keys below a text", "a: Uno\n  b: Dos\nc: x\n", 2, INDENT],
	["a colon without its space", "a: 1\nb:dos\nc: 3\n", 2, SPACE],
	["a key without its colon", "a: 1\nb dos\nc: 3\n", 2, INDENT],
	["a lone &", "a: & Nuestra\n", 1, SIGN("&")],
	["an emphasis at the start", "b: 1\na: *Uno* y dos\n", 2, SIGN("*")],
	["an @", "a: @uno\n", 1, SIGN("@")],
	["a %", "a: %uno\n", 1, SIGN("%")],
	["a !", "a: !Uno dos\n", 1, SIGN("!")],
	["a link at the start", "a: [uno](/x) dos\nb: 2\n", 1, SIGN("[")],
	["a bracket not closed", "a: [uno\nb: 2\nc: 3\n", 1, SIGN("[")],
	["a place at the start", "b: 1\na: {name}, hola\n", 2, SIGN("{")],
	["a >", "a: > 300 %\nb: 2\n", 1, SIGN(">")],
	["a dash before a text", "a: - uno\nb: 2\n", 1, SIGN("-")],
	["three dashes", "a: 1\n---\nb: 2\n", 2, "sobra esta línea de guiones o puntos; bórrala."],
	["a backslash", 'b: 1\na: "C:\\datos"\n', 2, "entre comillas dobles no puede ir una barra \\; quítala."],
])("%s is said once, by its line, with its remedy", (_, source, line, problem) => {
	expect(faultsOf(source)).toEqual([`línea ${line}: ${problem}`]);
});

test("a quote not closed is told from text that spans two lines", () => {
	expect(faultsOf('a: "Uno\n  y dos"\nb: Hola: dos\n')).toEqual([`línea 3: ${COLON}`]);
	expect(faultsOf('a: "Uno\n  y dos"\n')).toEqual([]);
});
