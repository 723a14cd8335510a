import { readFileSync } from "node:fs";
import { mainWords } from "virtual:content";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createSearch } from "../../islands/faq/search.ts";
import { allGroups } from "./faq-groups.ts";
import { searchables } from "./searchables.ts";

const all = searchables(allGroups(mainWords, "/para-pacientes"));
const search = createSearch(all);
const searches = parse(readFileSync(`${import.meta.dirname}/searches.yaml`, "utf8")) as Record<string, string[]>;
const typed = Object.entries(searches).flatMap(([right, phrases]) =>
	phrases.map((phrase) => [`${phrase}`, right] as const),
);

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

describe("where nobody answers what was typed", () => {
	test.each(["submarino", "zzzz", "¿?", "la de los", "dentista", "liposuccion", "trasplante de rodilla", "loteria"])(
		"«%s» brings nothing far, only the form",
		(phrase) => {
			expect(search(phrase)).toEqual({ best: [], nearest: [] });
		},
	);

	test("a phrase of which one word is known brings at most three that are near", () => {
		const { best, nearest } = search("el helado bueno para la endometriosis profunda");
		expect(best).toEqual([]);
		expect(nearest).toContain("endometriosis");
		expect(nearest.length).toBeLessThanOrEqual(3);
	});
});
