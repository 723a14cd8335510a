/** Every example of every component and section is sound HTML and accessible. */
import { existsSync, readFileSync } from "node:fs";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { GALLERY, galleryExamples, serveGallery } from "../../testing/pages/built-gallery.ts";
import { htmlFaults } from "../../testing/pages/valid-html.ts";
import { expect, test as visit } from "../fixtures/visit.ts";
import { axeViolations } from "./checks/accessible.ts";

/** They judge a page as a whole; here examples stand below each other, with the same ids and landmarks. */
const OF_WHOLE_PAGES = [
	"bypass",
	"duplicate-id-aria",
	"heading-order",
	"landmark-no-duplicate-banner",
	"landmark-no-duplicate-contentinfo",
	"landmark-one-main",
	"landmark-unique",
	"page-has-heading-one",
	"region",
	"skip-link",
];

const test = visit.extend({
	page: async ({ page, context }, use) => {
		await serveGallery(context);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await use(page);
	},
});

// What pages show is looked at there; the sweep looks at every state of it.
const EXAMPLES = Array.from(galleryExamples()).filter(([name]) => FULL_SWEEP || !existsSync(`site/sections/${name}`));

test("the gallery is built", () => {
	expect(EXAMPLES.length).toBeGreaterThan(0);
});

for (const [name, examples] of EXAMPLES) {
	test(`each example of ${name} is sound HTML`, async () => {
		for (const example of examples) {
			const html = readFileSync(`dist.gallery/${example}.html`, "utf8");
			expect(await htmlFaults(html), example).toEqual([]);
		}
	});
}

test("each example is accessible", async ({ page }) => {
	test.setTimeout(FULL_SWEEP ? 900_000 : 180_000);
	const rules = Object.fromEntries(OF_WHOLE_PAGES.map((rule) => [rule, { enabled: false }]));
	for (const [name] of EXAMPLES) {
		await page.goto(`${GALLERY}/${name}`);
		expect.soft(await axeViolations(page, { rules }), name).toEqual([]);
	}
});
