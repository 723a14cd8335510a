import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copiedWithTranslation, editContent } from "../../testing/broken-content.ts";
import { allStaleTexts, recordTranslations, staleTexts } from "./translations.ts";

function recorded(): string {
	const folder = copiedWithTranslation();
	recordTranslations(folder, "en");
	return folder;
}

test("what was noted is not stale, and what never was noted is", () => {
	const folder = copiedWithTranslation();
	expect(staleTexts(folder, "en").length).toBeGreaterThan(1000);
	recordTranslations(folder, "en");
	expect(allStaleTexts(folder)).toEqual([]);
});

test("a text that changed in Spanish is named by its file and key, and no other", () => {
	const folder = recorded();
	editContent(folder, "es/pages/home.yaml", "title: Nuestra visión", "title: Lo que vemos");
	expect(staleTexts(folder, "en")).toEqual([{ file: "en/pages/home.yaml", key: "sections › 3 › title" }]);
});

test("it stays stale until its translation is changed or the whole file was compared", () => {
	const folder = recorded();
	editContent(folder, "es/pages/home.yaml", "title: Nuestra visión", "title: Lo que vemos");
	recordTranslations(folder, "en");
	expect(staleTexts(folder, "en")).toHaveLength(1);
	const compared = recorded();
	editContent(compared, "es/pages/home.yaml", "title: Nuestra visión", "title: Lo que vemos");
	recordTranslations(compared, "en", ["pages/home.yaml"]);
	expect(staleTexts(compared, "en")).toEqual([]);
	editContent(folder, "en/pages/home.yaml", "title: Nuestra visión", "title: What we see");
	recordTranslations(folder, "en");
	expect(staleTexts(folder, "en")).toEqual([]);
});

test.each([
	["site.yaml", /^relatedTitle: .*\n/m, "relatedTitle"],
	["answers/regreso.yaml", /^ {4}question: .*\n/m, "items › regreso › question"],
])("a text that was deleted in the translation is missed: %s", (file, text, key) => {
	const folder = recorded();
	editContent(folder, `en/${file}`, text, "");
	expect(staleTexts(folder, "en")).toEqual([{ file: `en/${file}`, key }]);
});

test("a paragraph of an article or a notice is a text of its own", () => {
	const folder = recorded();
	const file = join(folder, "es/legal/cookies.md");
	writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()} Y algo más.\n`);
	expect(staleTexts(folder, "en")).toMatchObject([
		{ file: "en/legal/cookies.md", key: expect.stringMatching(/^text › \d+$/) },
	]);
});

test("an answer that is new in Spanish is missed in the translation of its file", () => {
	const folder = recorded();
	editContent(
		folder,
		"es/answers/regreso.yaml",
		/items:\n/,
		"items:\n  - id: nueva\n    question: ¿Y ahora?\n    answer: Nada.\n",
	);
	expect(staleTexts(folder, "en").map(({ key }) => key)).toEqual([
		"items › nueva › question",
		"items › nueva › answer",
	]);
});

test.each([
	["plan/stay.yaml", "legal: Falta que", "legal: Todavía falta que", "links › legal"],
	["pages/home.yaml", "label: Armar mi plan", "label: Hacer mi plan", "sections › 11 › before › links › 2 › label"],
	["messages.yaml", "confirm: Confírmalo en", "confirm: Míralo en", "pages › answer › confirm"],
	["answers/empezar.yaml", "[oms, asrm-estudios]", "[oms, medlineplus]", "items › cuando-consultar › sources › 2"],
])("words at links and sources are texts too, and so is which sources there are: %s", (file, from, to, key) => {
	const folder = recorded();
	editContent(folder, `es/${file}`, from, to);
	expect(staleTexts(folder, "en")).toEqual([{ file: `en/${file}`, key }]);
});

test("which links a menu has is each language's own, and so is what only the team reads", () => {
	const folder = recorded();
	editContent(folder, "es/site.yaml", /label: Agenda País/g, "label: La agenda");
	editContent(folder, "es/site.yaml", "label: BI", "label: Datos");
	editContent(folder, "es/search-words.yaml", /^meanings:\n/m, "meanings:\n  nueva: [novedad]\n");
	editContent(folder, "es/answers/clinica.yaml", /openQuestion: .*/, "openQuestion: ¿Y esto?");
	expect(staleTexts(folder, "en")).toEqual([]);
});
