import type { Answers } from "../../../content-model/answer.ts";
import type { StayWords } from "../../../content-model/plan/stay.ts";
import type { ShownSources } from "../../islands/plan/stay/stay-list.tsx";
import { spokenDay } from "../../spoken-day.ts";

/** The sources that a stay's lists name, and no others: what an island is given travels with the page. */
export function shownSources({ papers, packing }: StayWords, all: Answers["sources"], locale: string): ShownSources {
	const names = [papers, packing].flatMap(({ items }) =>
		items.flatMap(({ sources = [], confirm = [] }) => [...sources, ...confirm]),
	);
	return Object.fromEntries(
		names.flatMap((name) => {
			const source = all[name];
			if (!source) return [];
			const { title, url, reviewed } = source;
			return [[name, { title, url, ...(reviewed && { reviewed: spokenDay(reviewed, locale) }) }]];
		}),
	);
}
