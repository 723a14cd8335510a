import { expect, test } from "vitest";
import { faultsInFile } from "../../testing/broken-content.ts";

test.each(["Hola, {name}:", "Hola, {}:", "Hola, {teléfono}:"])(
	"a text without placeholders refuses one: %s",
	(greeting) => {
		expect(faultsInFile("es/messages.yaml", 'greeting: "Hola:"', `greeting: "${greeting}"`)).toMatchObject([
			{
				file: "es/messages.yaml",
				field: "mails › receipt › greeting",
				problem: "este texto no tiene huecos: lo que va entre llaves { } se leería tal cual; quítalo.",
			},
		]);
	},
);

test("a text with placeholders refuses one more, whatever its letters", () => {
	expect(
		faultsInFile("es/messages.yaml", "Tu referencia: {reference}", "Tu referencia: {reference} {teléfono}"),
	).toMatchObject([{ field: "notices › reference", problem: "debe llevar exactamente estos huecos: {reference}." }]);
});

test("a legal notice refuses a placeholder nobody fills, by its line", () => {
	expect(faultsInFile("es/legal/terminos.md", "{phone}", "{telefono}")).toMatchObject([
		{
			file: "es/legal/terminos.md",
			line: 8,
			problem: "nadie rellena {telefono}; los huecos posibles aquí son {email}, {phone}, {hours}.",
		},
	]);
});
