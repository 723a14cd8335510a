/** One page turns into the next, if the browser can. */
import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures/visit.ts";
import { PAGES } from "./files.ts";

test("the styles of every page let it turn into the next, for those who do not mind movement", () => {
	for (const page of PAGES) {
		const [, styles = ""] = readFileSync(page, "utf8").match(/<style>(.*?)<\/style>/s) ?? [];
		expect(styles, page).toMatch(
			/@media \(prefers-reduced-motion: ?no-preference\) ?\{@view-transition ?\{navigation: ?auto/,
		);
	}
});
