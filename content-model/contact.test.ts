import { expect, test } from "vitest";
import { copiedWithTranslation, editContent, faultsInFile } from "../testing/broken-content.ts";
import { loadContent } from "./loader/load.ts";

test("the opening hours are told in each language from the same numbers", () => {
	const folder = copiedWithTranslation();
	editContent(folder, "contact.yaml", /first: .*/, "first: 2");
	editContent(folder, "contact.yaml", /last: .*/, "last: 6");
	editContent(folder, "contact.yaml", /from: .*/, 'from: "9:30"');
	editContent(folder, "en/site.yaml", /^hours: .*$/m, 'hours: "{from} to {to}, {open} to {close}, Santo Domingo time"');
	const { languages } = loadContent(folder);
	expect(languages.es?.site.hours).toBe(
		"de martes a sábado, de 9:30\u00a0a.\u00a0m. a 6:00\u00a0p.\u00a0m., hora de Santo Domingo",
	);
	expect(languages.en?.site.hours).toBe("Tuesday to Saturday, 9:30\u00a0AM to 6:00\u00a0PM, Santo Domingo time");
});

test("closed days are told behind the opening hours, where there are any", () => {
	const folder = copiedWithTranslation();
	editContent(folder, "contact.yaml", /^closed: .*$/m, "closed: [2026-12-25, 2026-12-31/2027-01-02]");
	const { languages } = loadContent(folder);
	expect(languages.es?.site.hours).toMatch(
		/hora de Santo Domingo; cerrado: 25 de diciembre de 2026 y 31 de diciembre de 2026\s–\s2 de enero de 2027$/,
	);
});

test("telephone, address and chat are the same in every language", () => {
	const { contact, languages } = loadContent(copiedWithTranslation());
	for (const words of Object.values(languages)) {
		expect(words.site).toMatchObject({ phone: contact.phone, email: contact.email, chat: { number: contact.chat } });
	}
});

const WEEKDAY = "escribe un día con su número, de 1 (lunes) a 7 (domingo).";

test.each([
	["a day of no week", /last: .*/, "last: 8", "opening › last", WEEKDAY],
	["a day by its name", /last: .*/, "last: vie", "opening › last", WEEKDAY],
	["days the wrong way round", /first: .*/, "first: 6", "opening › last", "el último día va después del primero."],
	["an hour with a point", /from: .*/, 'from: "8.00"', "opening › from", /^escribe la hora así/],
	["an end before its start", /from: .*/, 'from: "19:00"', "opening › until", "va después de la hora en que abre."],
	["a number with letters", /chat: .*/, 'chat: "wa.me/1809"', "chat", /solo cifras\.$/],
	[
		"a closed day of no year",
		/^closed: .*$/m,
		"closed: [2026-02-30]",
		"closed › 1",
		"escribe un día como 2026-12-25 o un periodo como 2026-12-31/2027-01-02.",
	],
	["an address that is none", /email: .*/, "email: hola", "email", "no es una dirección de correo."],
] as const)("%s is refused", (_, from, to, field, problem) => {
	expect(faultsInFile("contact.yaml", from, to)).toMatchObject([
		{
			line: expect.any(Number),
			field,
			problem: typeof problem === "string" ? problem : expect.stringMatching(problem),
		},
	]);
});
