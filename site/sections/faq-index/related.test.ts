import { languages } from "virtual:content";
import { describe, expect, it } from "vitest";
import type { Words } from "../../../content-model/content.ts";
import { relatedAnswers } from "./related.ts";

const words = languages.es as Words;
const pathOf = (id: string) => words.answers.groups.find(({ items }) => items.some((one) => one.id === id))?.path ?? "";
const related = (id: string) => relatedAnswers(words)(id, pathOf(id));

describe("below an answer stand others about the same matter:", () => {
	it("at most three, for patients, on the pages of other subjects", () => {
		const all = relatedAnswers(words);
		for (const { path, items } of words.answers.groups) {
			for (const { id } of items) {
				const found = all(id, path);
				expect(found.length).toBeLessThan(4);
				for (const { href, partner } of found) expect([href.split("#")[0] === path, partner]).toEqual([false, false]);
			}
		}
	});

	it("how many embryos, below twins", () => {
		expect(related("gemelos").map(({ id }) => id)).toContain("cuantos-embriones");
	});

	it("none where none belongs: nothing is about tobacco but the answer itself", () => {
		expect(related("fumar-beber")).toEqual([]);
	});
});
