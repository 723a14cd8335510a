import { expect, test } from "vitest";
import { faultsInFile } from "../../../testing/broken-content.ts";

/** What is said of a unit whose title is written like this. */
function said(title: string) {
	return faultsInFile("es/units/bi.yaml", /^title: .*$/m, title);
}

const LOST = "detrás de « #» nada se publica: pon el texto entre comillas, o la nota en una línea aparte.";

test.each([
	["in the middle of a bare text", "title: Somos el #1 en datos", 2],
	["at the start of one", "title: #HablemosDeFertilidad", 2],
	["on a second line of one", "title: Somos\n  el #1 en datos", 3],
])("a # %s, which would cut it off, is refused", (_, title, line) => {
	expect(said(title)).toEqual([{ file: "es/units/bi.yaml", line, field: "", problem: LOST }]);
});

test.each([
	["an anchor", "title: &Nuestra visión", "&Nuestra"],
	["a tag", "title: !!str visión", "!!str"],
	["a bare !", "title: ! Nuestra visión", "!"],
])("%s, which would take a word, is refused", (_, title, word) => {
	expect(said(title)).toEqual([
		{
			file: "es/units/bi.yaml",
			line: 2,
			field: "",
			problem: `un texto que empieza con ${word[0]} va entre comillas: "${word} …".`,
		},
	]);
});

test.each(['title: "C:\\temp"', 'title: "Uno\\u00ADdos"', 'title: "Uno\\ndos"'])(
	"a backslash within quotes, which would become another character, is refused: %s",
	(title) => {
		expect(said(title)).toMatchObject([{ line: 2, problem: expect.stringMatching(/^entre comillas dobles no puede/) }]);
	},
);

test.each([
	["a # within quotes", 'title: "Somos el #1 en datos"'],
	["a # within a word", "title: Somos el n#1"],
	["a note on a line of its own", "# Una nota.\ntitle: Datos\n# Otra."],
	["a note behind a quoted text", 'title: "Datos" # una nota'],
])("%s is no fault", (_, title) => {
	expect(said(title)).toEqual([]);
});
