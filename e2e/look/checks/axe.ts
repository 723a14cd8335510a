/** Asks axe about a page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type Axe from "axe-core";

declare global {
	interface Window {
		axe?: typeof Axe;
	}
}

/** Without its comments, half of what a page would else be sent before it is first judged. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What axe finds, a line each. Everything it lets pass is left out of its report, which would take longer to write than
 * the page takes to be judged.
 * @param part selector of what is asked about, else the whole page
 */
export async function axeViolations(page: Page, options: Axe.RunOptions, part = "html"): Promise<string[]> {
	// A page asked before holds axe already.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
	const asked = { part, options: { ...options, resultTypes: ["violations" as const] } };
	return await page.evaluate(async ({ part, options }) => {
		const { violations } = await (window.axe as typeof Axe).run(part, options);
		return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
	}, asked);
}
