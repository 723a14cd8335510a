import { readFileSync } from "node:fs";
import { languages } from "virtual:content";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { wholeAnswer } from "../../../content-model/answer.ts";
import type { Words } from "../../../content-model/content.ts";
import { createSearch, type Searchable } from "../../islands/faq/search.ts";
import { allGroups, type FaqGroup } from "./faq-groups.ts";

interface Searched {
	language: "es" | "en";
	all: Searchable[];
	searches: Record<string, string[]>;
	typed: (readonly [string, string])[];
	search: ReturnType<typeof createSearch>;
}

/** The questions as the browser searches them; there the page itself holds all but the keywords. */
function searchables(groups: readonly FaqGroup[]): Searchable[] {
	return groups.flatMap(({ audience, items }) =>
		items.map((item) => ({
			...wholeAnswer(item),
			id: item.id,
			keywords: item.keywords?.join(", ") ?? "",
			partner: audience === "partner",
		})),
	);
}

/** What is searched and typed in each language. */
const LANGUAGES = {
	es: { file: "searches.yaml", first: "/para-pacientes" },
	en: { file: "searches.en.yaml", first: "/en/patients" },
} as const;

const [spanish, english] = (["es", "en"] as const).map((language) => {
	const { file, first } = LANGUAGES[language];
	const all = searchables(allGroups(languages[language] as Words, first));
	const searches = parse(readFileSync(`${import.meta.dirname}/${file}`, "utf8")) as Record<string, string[]>;
	const typed = Object.entries(searches).flatMap(([right, phrases]) =>
		phrases.map((phrase) => [`${phrase}`, right] as const),
	);
	return { language, all, searches, typed, search: createSearch(all) };
}) as [Searched, Searched];

describe.each([spanish, english])("in $language:", ({ all, searches, typed, search }) => {
	test("two hundred searches and more, for answers that exist", () => {
		expect(typed.length).toBeGreaterThanOrEqual(200);
		expect(new Set(typed.map(([phrase]) => phrase)).size).toBe(typed.length);
		const ids = new Set(all.map(({ id }) => id));
		for (const id of Object.keys(searches).flatMap((right) => right.split(", "))) expect(ids).toContain(id);
	});

	test.each(typed)("«%s» finds %s first", (phrase, right) => {
		const [first = "nothing", ...others] = search(phrase).best;
		expect(right.split(", "), `${first}, and then ${others}`).toContain(first);
	});

	test.each(typed)("«%s» brings few answers", (phrase) => {
		expect(search(phrase).best.length).toBeLessThanOrEqual(8);
	});
});

describe("where nobody answers what was typed", () => {
	const general = ["por-donde-empiezo", "partes-del-precio", "quienes-son"];

	test.each([
		"submarino",
		"submarino amarillo",
		"perro",
		"zzzz",
		"¿?",
		"la de los",
		"dentista",
		"liposuccion",
		"trasplante de rodilla",
		"loteria",
	])("«%s» brings nothing far, only the general ones", (phrase) => {
		expect(spanish.search(phrase)).toEqual({ best: [], nearest: general });
	});

	test.each(["helicopter", "zzzz", "?", "what is the", "dentist", "liposuction", "knee replacement", "astronaut"])(
		"in English «%s» brings nothing far either",
		(phrase) => {
			expect(english.search(phrase)).toEqual({ best: [], nearest: general });
		},
	);

	test("a phrase of which one word is known brings three, those that are near before the general ones", () => {
		const { best, nearest } = spanish.search("el helado bueno para la endometriosis profunda");
		expect(best).toEqual([]);
		expect(nearest[0]).toBe("endometriosis");
		expect(nearest).toHaveLength(3);
	});

	test("a language without one of the general ones goes without it", () => {
		const search = createSearch(spanish.all.filter(({ id }) => id !== "quienes-son"));
		expect(search("zzzz").nearest).toEqual(general.slice(0, 2));
	});
});
