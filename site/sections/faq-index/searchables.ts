import { wholeAnswer } from "../../../content-model/answer.ts";
import type { Searchable } from "../../islands/faq/search.ts";
import type { FaqGroup } from "./faq-groups.ts";

/** The questions of a page as they are searched; in the browser the page itself holds all but the keywords. */
export function searchables(groups: readonly FaqGroup[]): Searchable[] {
	return groups.flatMap(({ audience, items }) =>
		items.map((item) => ({
			...wholeAnswer(item),
			id: item.id,
			keywords: item.keywords?.join(", ") ?? "",
			partner: audience === "partner",
		})),
	);
}
