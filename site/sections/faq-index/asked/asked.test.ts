import { expect, test } from "vitest";
import { namedSearches } from "../../../../content-model/answers/searches/search-source.ts";
import { answersSearched } from "../../../../testing/pages/searched-answers.ts";

/** How many of a hundred find a right answer first, and among three: what strangers asked, and what nothing was learned from. */
const LEAST = {
	asked: { es: [98, 99], en: [98, 99] },
	strangers: { es: [94, 98], en: [96, 99] },
	fresh: { es: [93, 96], en: [91, 94] },
	unseen: { es: [95, 98], en: [98, 98] },
} as const;

const languages = (["es", "en"] as const).map((language) => ({ language, ...answersSearched(language) }));
const lists = languages.flatMap((one) =>
	(["asked", "unseen", "strangers", "fresh"] as const).map((name) => ({
		...one,
		name,
		asked: namedSearches(name, one.language),
	})),
);

test.each(lists)(
	"$name in $language: different searches, each with right answers that exist",
	({ name, asked, all }) => {
		expect(new Set(asked.map(({ typed }) => typed)).size).toBe(asked.length);
		expect(asked.length).toBeGreaterThanOrEqual(name === "asked" ? 200 : 80);
		const ids = new Set(["none", ...all.map(({ id }) => id)]);
		for (const { typed, right } of asked) {
			expect(right.length, typed).toBeGreaterThan(0);
			for (const id of right) expect(ids, typed).toContain(id);
		}
	},
);

test.each(lists)(
	"$name in $language: a right answer comes first, or among three",
	({ name, language, asked, search }) => {
		const found = asked.map(({ typed, right }) => {
			const { best } = search(typed);
			const place = (best.length > 0 ? best : ["none"]).findIndex((id) => right.includes(id));
			return { place, line: `«${typed}» wants ${right}, finds ${best.slice(0, 3)}` };
		});
		for (const [index, places] of [1, 3].entries()) {
			const missed = found.filter(({ place }) => place < 0 || place >= places).map(({ line }) => line);
			const percent = 100 * (1 - missed.length / asked.length);
			expect
				.soft(percent, `among the first ${places}, of which missed:\n${missed.join("\n")}`)
				.toBeGreaterThanOrEqual(LEAST[name][language][index] ?? 100);
		}
	},
);
