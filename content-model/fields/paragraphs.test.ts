import * as v from "valibot";
import { expect, test } from "vitest";
import { parseYaml } from "../loader/files/read-yaml.ts";
import { prose, text } from "./field.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** What is read of an answer that is written like this. */
function paragraphs(written: string) {
	const { value, faults } = parseYaml("es/answers/una.yaml", `answer: ${written}`, v.strictObject({ answer: prose }));
	expect(faults).toEqual([]);
	return paragraphsOf(value?.answer ?? "");
}

test.each([
	["one line", "Uno."],
	["one line behind |", "|\n  Uno.\n"],
	["one line behind >", ">\n  Uno.\n"],
])("%s is one paragraph", (_, written) => {
	expect(paragraphs(written)).toEqual(["Uno."]);
});

test.each([
	["behind |", "|\n  Uno\n  va.\n\n  Dos.\n", "Uno\nva."],
	["behind >", ">\n  Uno\n  va.\n\n  Dos.\n", "Uno va."],
	["without a mark", "Uno\n  va.\n\n  Dos.\n", "Uno va."],
])("an empty line begins a paragraph: %s", (_, written, first) => {
	expect(paragraphs(written)).toEqual([first, "Dos."]);
});

test.each(["|\n  Uno.\n", "Uno.\n\n  Dos.\n", "|\n  Uno.\n\n  Dos.\n"])(
	"where one paragraph belongs, a second is refused with what to do: %j",
	(written) => {
		const { faults } = parseYaml("es/site.yaml", `name: ${written}`, v.strictObject({ name: text }));
		expect(faults).toMatchObject([
			{ line: 1, field: "name", problem: "aquí va un solo párrafo, sin saltos de línea." },
		]);
	},
);
