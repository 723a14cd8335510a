/** A passage that a search engine found, in an answer that is closed (text fragments; a headless shell knows none). */
import { readFileSync } from "node:fs";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { expect, test } from "../fixtures/visit.ts";

test("a link to a passage opens the answer that holds it", async ({ page }) => {
	const html = readFileSync(inTestBuild("site/ivfdo.html"), "utf8");
	const [, passage = ""] = /<details(?:(?!<\/details>).)*?<p[^>]*>([\w áéíóúñ]{20,})/su.exec(html) ?? [];
	await page.goto(`/ivfdo#:~:text=${encodeURIComponent(passage.trim())}`);
	await expect(page.locator("main details[open]")).toHaveCount(1);
	await expect(page.locator("main details[open] p").first()).toBeInViewport();
});
