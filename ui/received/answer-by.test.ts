import { languages } from "virtual:content";
import { expect, it } from "vitest";
import type { Language } from "../../contract/languages.ts";
import { answerByWords } from "./answer-by.ts";

const said = (by: string | undefined, language: Language) =>
	answerByWords(languages[language]?.messages.pages.received.by ?? "", by, language).replaceAll("\u00a0", " ");

it.each<[Language, string, string]>([
	["es", "2026-11-28T17:30:59-04:00", "Tendrás respuesta a más tardar el sábado a las 17:30, hora de Santo Domingo."],
	["es", "2026-11-29T01:05:00-04:00", "Tendrás respuesta a más tardar el domingo a las 01:05, hora de Santo Domingo."],
	["en", "2026-11-28T17:30:59-04:00", "You’ll have an answer by Saturday at 5:30 PM, Santo Domingo time."],
	// In Madrid it is Sunday already.
	["es", "2026-11-29T02:30:00Z", "Tendrás respuesta a más tardar el sábado a las 22:30, hora de Santo Domingo."],
])("in %s, what ends at %s ends as people say it in Santo Domingo", (language, by, words) => {
	expect(said(by, language)).toBe(words);
});

it.each([undefined, "", "pronto", "2026-13-01"])("without a time (%s) nothing is promised", (by) => {
	expect(said(by, "es")).toBe("");
});
