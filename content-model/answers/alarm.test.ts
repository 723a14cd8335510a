import { expect, test } from "vitest";
import { faultsAfter, faultsInFile } from "../../testing/broken-content.ts";

const PHRASES = "es/alarm-phrases.yaml";

test.each([
	["twice", /^harmless:\n/m, "harmless:\n  - me pega\n  - me pega\n", "la frase «me pega» está dos veces; deja una."],
	[
		"in two lists",
		/^harmless:\n/m,
		"harmless:\n  - auxilio/socorro\n",
		"la frase «auxilio/socorro» está dos veces; deja una.",
	],
	[
		"with a group that is not there",
		/^harmless:\n/m,
		"harmless:\n  - muy @nada\n",
		"el grupo «nada» no está en groups, o ninguna frase lo usa.",
	],
	[
		"in a group that nothing uses",
		/^groups:\n/m,
		"groups:\n  nada: [cero]\n",
		"el grupo «nada» no está en groups, o ninguna frase lo usa.",
	],
	["in four parts", /^harmless:\n/m, "harmless:\n  - a + b + c + d\n", "una frase tiene tres partes (+) como máximo."],
	[
		"with a sign that means nothing",
		/^harmless:\n/m,
		"harmless:\n  - me pega, mucho\n",
		"«me pega, mucho» no es una frase; la guía dice cómo se escriben, con / + @ y « - ».",
	],
])("a phrase %s is refused", (_, from, to, problem) => {
	expect(faultsInFile(PHRASES, from, to).map((fault) => fault.problem)).toEqual([problem]);
});

test("a number without a source is refused", () => {
	const [fault] = faultsInFile("alarm-numbers.yaml", "    sources: [linea-212]\n", "");
	expect(fault).toMatchObject({ field: "violence › 1 › sources", problem: "falta este campo." });
});

test.each([
	["a source that is not there", "[linea-212]", "[linea-213]", /^no hay una fuente llamada «linea-213»/],
	["a source that nobody compared", "[linea-212]", "[dgm]", /^«dgm» solo sirve para confirmar/],
])("a number with %s is refused", (_, from, to, problem) => {
	const [fault] = faultsAfter("alarm-numbers.yaml", from, to);
	expect(fault).toMatchObject({ file: "alarm-numbers.yaml", field: "violence › 1 › sources › 1" });
	expect(fault?.problem).toMatch(problem);
});

test("a number has a place in every language, and a place has a number", () => {
	const faults = faultsAfter("alarm-numbers.yaml", "id: violencia-espana", "id: violencia-portugal");
	const fields = ["places › violencia-portugal", "places › violencia-espana"];
	expect(faults.map(({ file, field }) => [file, field])).toEqual(
		["es/alarm.yaml", "en/alarm.yaml"].flatMap((file) => fields.map((field) => [file, field])),
	);
});
