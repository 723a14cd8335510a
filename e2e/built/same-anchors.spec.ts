/** A place in a page has one name in all languages, so that a link to another language keeps it (0040). */
import { readFileSync } from "node:fs";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { TRANSLATIONS } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";

/** The anchors of a built page. @param path its address */
function anchors(path: string): string[] {
	const html = readFileSync(inTestBuild(`site${path === "/" ? "/index" : path}.html`), "utf8");
	return Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id);
}

for (const [path, { of }] of TRANSLATIONS) {
	test(`${path} has the anchors of ${of}, whose texts are filled before they are named`, () => {
		const main = anchors(of);
		expect(main.length).toBeGreaterThan(5);
		expect(main.filter((anchor) => anchor.includes("facts"))).toEqual([]);
		expect(anchors(path).filter((anchor) => !main.includes(anchor))).toEqual([]);
	});
}
