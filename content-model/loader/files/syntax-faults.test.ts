import * as v from "valibot";
import { expect, test } from "vitest";
import { parseYaml } from "./read-yaml.ts";

function faultsOf(source: string) {
	return parseYaml("es/site.yaml", source, v.unknown()).faults.map(({ line, problem }) => `línea ${line}: ${problem}`);
}

const QUOTE = "las comillas que se abren aquí no se cierran.";
const UNREADABLE =
	"esta línea no se entiende: mira aquí y en la de arriba si falta o sobra un guion o un espacio al principio, y si el texto va entre comillas; le hacen falta si lleva dos puntos o empieza con un signo.";

test.each([
	["a quote not closed", 'a: "Uno\nb: dos\nc: "tres"\nd: "cuatro"\n', 1, QUOTE],
	["a quote not closed till the end", 'b: dos\n- c: "tres\nd: cuatro\n', 2, QUOTE],
	["a quote that a later one closes by chance", 'a: "Uno\nb: dos"\nc: tres\n', 1, QUOTE],
	["a single quote not closed", "b: 1\na: 'Uno\nb: dos\n", 2, QUOTE],
	["quotes within quotes", 'b: 1\na: "dijo "hola" y se fue"\n', 2, UNREADABLE],
	["text behind quotes", 'b: 1\na: "Uno" y dos\n', 2, UNREADABLE],
	["an apostrophe within single quotes", "a: 'Uno d'agua'\nb: 2\n", 1, UNREADABLE],
	["a colon in a text", "b: 1\na: Uno: dos\n", 2, UNREADABLE],
	["a colon at the end of a text", "b: 1\na: Hola:\n", 2, UNREADABLE],
	["a colon in a list's text", "a:\n  - q: Uno: dos\n    r: s\n", 2, UNREADABLE],
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
		UNREADABLE,
	],
	["a dash lost of a text", "items:\n  - uno\n  dos\n  - tres\n", 3, UNREADABLE],
	["a dash without its space", "items:\n  - uno\n  -dos\n  - tres\n", 3, UNREADABLE],
	["a space too many", "a:\n  b: 1\n   c: 2\n", 3, UNREADABLE],
	["a space too few", "a:\n   b: 1\n  c: 2\n", 3, UNREADABLE],
	["keys below a text", "a: Uno\n  b: Dos\nc: x\n", 2, UNREADABLE],
	["a colon without its space", "a: 1\nb:dos\nc: 3\n", 2, UNREADABLE],
	["a key without its colon", "a: 1\nb dos\nc: 3\n", 2, UNREADABLE],
	["a lone &", "a: & Nuestra\n", 1, UNREADABLE],
	["an emphasis at the start", "b: 1\na: *Uno* y dos\n", 2, UNREADABLE],
	["an @", "a: @uno\n", 1, UNREADABLE],
	["a %", "a: %uno\n", 1, UNREADABLE],
	["a !", "a: !Uno dos\n", 1, UNREADABLE],
	["a link at the start", "a: [uno](/x) dos\nb: 2\n", 1, UNREADABLE],
	["a bracket not closed", "a: [uno\nb: 2\nc: 3\n", 2, UNREADABLE],
	["a place at the start", "b: 1\na: {name}, hola\n", 2, UNREADABLE],
	["a >", "a: > 300 %\nb: 2\n", 1, UNREADABLE],
	["a dash before a text", "a: - uno\nb: 2\n", 1, UNREADABLE],
	["three dashes", "a: 1\n---\nb: 2\n", 2, UNREADABLE],
	["a backslash", 'b: 1\na: "C:\\datos"\n', 2, UNREADABLE],
])("%s is said once, by its line, with its remedy", (_, source, line, problem) => {
	expect(faultsOf(source)).toEqual([`línea ${line}: ${problem}`]);
});

test("a quote not closed is told from text that spans two lines", () => {
	expect(faultsOf('a: "Uno\n  y dos"\nb: Hola: dos\n')).toEqual([`línea 3: ${UNREADABLE}`]);
	expect(faultsOf('a: "Uno\n  y dos"\n')).toEqual([]);
});
