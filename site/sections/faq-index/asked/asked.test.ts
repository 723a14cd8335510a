import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { answersSearched } from "../../../../testing/pages/searched-answers.ts";

interface Asked {
	typed: string;
	/** The anchors of the answers that are right; `none` is right where nothing is found, and the way to ask is offered. */
	right: string[];
}

/** How many of a hundred find a right answer first, and among the first three. */
const MIN_FIRST = 92;
const MIN_AMONG_THREE = 98;

const all = (["es", "en"] as const).map((language) => {
	const asked = parse(readFileSync(`${import.meta.dirname}/${language}.yaml`, "utf8")) as Asked[];
	return { language, asked, ...answersSearched(language) };
});

test.each(all)(
	"two hundred different searches and more in $language, each with right answers that exist",
	({ asked, all }) => {
		expect(new Set(asked.map(({ typed }) => `${typed}`)).size).toBe(asked.length);
		expect(asked.length).toBeGreaterThanOrEqual(200);
		const ids = new Set(["none", ...all.map(({ id }) => id)]);
		for (const { typed, right } of asked) {
			expect(right.length, `${typed}`).toBeGreaterThan(0);
			for (const id of right) expect(ids, `${typed}`).toContain(id);
		}
	},
);

test.each(all)("in $language what people ask finds its answer first, or among three", ({ asked, search }) => {
	const found = asked.map(({ typed, right }) => {
		const { best } = search(`${typed}`);
		const place = (best.length > 0 ? best : ["none"]).findIndex((id) => right.includes(id));
		return { place, line: `«${typed}» wants ${right}, finds ${best.slice(0, 3)}` };
	});
	const misses = (places: number) => found.filter(({ place }) => place < 0 || place >= places).map(({ line }) => line);
	for (const [places, least] of [
		[1, MIN_FIRST],
		[3, MIN_AMONG_THREE],
	] as const) {
		const percent = 100 * (1 - misses(places).length / asked.length);
		expect
			.soft(percent, `among the first ${places}, of which missed:\n${misses(places).join("\n")}`)
			.toBeGreaterThanOrEqual(least);
	}
});
