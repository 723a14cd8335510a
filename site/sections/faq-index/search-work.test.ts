import { expect, test } from "vitest";
import { answersSearched } from "../../../testing/pages/searched-answers.ts";

const MAX_TYPED = 500;
const searches = [answersSearched("es").search, answersSearched("en").search];

/** How often something is looked up while a text is searched: the work, however busy the machine is. */
function lookUps(search: (typed: string) => unknown, typed: string): number {
	const { get } = Map.prototype;
	const { has } = Set.prototype;
	const { startsWith } = String.prototype;
	let count = 0;
	Map.prototype.get = function (key) {
		count++;
		return get.call(this, key);
	};
	Set.prototype.has = function (value) {
		count++;
		return has.call(this, value);
	};
	String.prototype.startsWith = function (...start) {
		count++;
		return startsWith.apply(this, start);
	};
	try {
		search(typed);
	} finally {
		Object.assign(Map.prototype, { get });
		Object.assign(Set.prototype, { has });
		Object.assign(String.prototype, { startsWith });
	}
	return count;
}

/** What is repeated until so much is typed. */
const TYPED: Record<string, string> = {
	"a word that answers have": "precio ",
	"a word that is misspelt": "obodonasiom ",
	"words that nobody wrote": "zorbal miktes prunov ",
	"a long question": "cuánto cuesta en total un tratamiento con óvulos donados y medicinas, how much is it all ",
	"words that another begins": "tra emb pro con ",
	numbers: "43 38 1 ",
};

test.each(Object.entries(TYPED))("%s: twice as much costs twice as much, not more", (_, part) => {
	for (const search of searches) {
		// Whole words: the beginning of one is looked for among all.
		const times = Math.floor(MAX_TYPED / part.length / 2);
		const [half, whole] = [times, 2 * times].map((many) => lookUps(search, part.repeat(many)));
		expect(half).toBeGreaterThan(0);
		expect(whole).toBeLessThanOrEqual(2.2 * (half as number));
	}
});

test.each(["precio ", "a", "ñ", "é", "👩🏽‍🍼", "1a", "https://example.com/?q=", "\n"])(
	"a hundred thousand characters of «%s» cost no more than the first of them",
	(part) => {
		for (const search of searches) {
			const pasted = part.repeat(100_000 / part.length);
			expect(lookUps(search, pasted)).toBe(lookUps(search, pasted.slice(0, MAX_TYPED)));
		}
	},
);
