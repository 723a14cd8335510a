import { expect, test } from "vitest";
import { faultsInFile } from "../../../testing/broken-content.ts";
import { asSeen, hiddenCharacters } from "./read-text.ts";

const said = (source: string) => hiddenCharacters("es/site.yaml", source).map(({ problem }) => problem);

const SPACE = "bórralo y pulsa la barra espaciadora.";
const WORD = "borra la palabra y escríbela de nuevo.";

test.each([
	[
		"a no-break space",
		"para\u00A0ti",
		`hay un espacio que no se parte, de los que pone Word entre «para» y «ti»; ${SPACE}`,
	],
	["a narrow space", "300\u202F%", `hay un espacio que no es el normal entre «300» y «%»; ${SPACE}`],
	[
		"a soft hyphen",
		"trata\u00ADmiento",
		`hay un guion invisible, de los que pone Word entre «trata» y «miento»; ${WORD}`,
	],
	["a joiner outside of an emoji", "Un\u200Dmes", `hay un espacio invisible, sin ancho entre «Un» y «mes»; ${WORD}`],
	["a zero-width space", "Un\u200Bmes", `hay un espacio invisible, sin ancho entre «Un» y «mes»; ${WORD}`],
	["a byte order mark", "Un\uFEFFmes", `hay un espacio invisible, sin ancho entre «Un» y «mes»; ${WORD}`],
	[
		"an accent apart from its letter",
		"clı\u0301nica",
		`hay una tilde suelta, separada de su letra entre «clı» y «nica»; ${WORD}`,
	],
	["a bullet of Word's own font", "\uF0B7 Uno", "hay un signo que solo existe en Word delante de «Uno»; bórralo."],
	["a line break of Word", "Uno\vdos", `hay un signo invisible entre «Uno» y «dos»; ${WORD}`],
	["a mark of direction", "Uno\u200E", `hay un signo invisible detrás de «Uno»; ${WORD}`],
	["a tab", "title:\tUno", "hay un tabulador entre «title:» y «Uno»; usa espacios."],
	["a tab that indents", "\t- Uno", "hay un tabulador delante de «-»; usa espacios."],
	["a tab alone", "\t", "hay un tabulador en una línea vacía; usa espacios."],
])("%s is named, with the words beside it and its remedy", (_, written, problem) => {
	expect(said(written)).toEqual([problem]);
});

test.each([
	"Red\u00A0LARA",
	"*Red\u00A0LARA*",
	"300\u00A0%",
	"Ley\u00A0172-13",
	"1\u00A0o\u00A02",
	"Dra.\u00A0Pérez",
	"las 24\u00A0horas.",
	"las {facts.plazo}\u00A0horas.",
])("a no-break space that holds a figure, initials or an abbreviation is no fault: %s", (written) => {
	expect(said(written)).toEqual([]);
});

test.each(["👩‍👩‍👧 y 👩🏽‍⚕️", "🏳️‍🌈"])("an emoji of several parts is no fault: %s", (written) => {
	expect(said(written)).toEqual([]);
});

test.each(["24\u00A0 horas", "24 \u00A0horas", "24\u00A0"])("one that holds nothing is: %j", (written) => {
	expect(said(written)).toHaveLength(1);
});

test.each([
	["es/site.yaml", /^name: /m, "name: Un\u00A0mes ", { line: 4, field: "columna 9" }],
	["es/legal/cookies.md", /^## /m, "## Trata\u00ADmiento ", { field: "columna 9" }],
	["es/articulos/como-va-una-fiv-dia-a-dia.md", "summary: ", "summary:\t", { field: "columna 9" }],
] as const)("in %s its line and column are said", (file, from, to, place) => {
	expect(faultsInFile(file, from, to)).toMatchObject([{ file, ...place, problem: expect.stringMatching(/^hay un/) }]);
});

test("a pasted paragraph is one fault, not one a space", () => {
	expect(said("todo\u00A0lo\u00A0que\u00A0va\u00A0aquí\n  y\u200Besto")).toHaveLength(2);
});

test.each([
	["Uno\u00A0y dos", "Uno y dos"],
	["300\u00A0% de más", "300\u00A0% de más"],
	["tra\u00ADbajo\u200B", "trabajo"],
	["acio\u0301n", "ación"],
	["uno\tdos\u2028tres", "uno dos tres"],
	["👩‍👩‍👧 y ❤️", "👩‍👩‍👧 y ❤️"],
])("what a pasted text brings unseen becomes a space or goes, and nothing else: %j", (pasted, seen) => {
	expect(asSeen(pasted)).toBe(seen);
	expect(hiddenCharacters("x.yaml", asSeen(pasted))).toEqual([]);
});
