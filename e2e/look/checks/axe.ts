/** Asks axe about a page. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type RunOptions = Parameters<AxeBuilder["options"]>[0];

/**
 * What axe finds, a line each. Everything it lets pass is left out of its report, which would take longer to write than
 * the page takes to be judged; and no page holds a frame, for which the report would be put together in a second page.
 * @param part selector of what is asked about, else the whole page
 */
export async function axeViolations(page: Page, options: RunOptions, part = "html"): Promise<string[]> {
	// A page asked before holds axe already; to read it again takes as long as many a page takes to be judged.
	const axeSource = (await page.evaluate(() => "axe" in window)) ? "void 0" : undefined;
	const { violations } = await new AxeBuilder({ page, ...(axeSource && { axeSource }) })
		.setLegacyMode()
		.include(part)
		.options({ ...options, resultTypes: ["violations"] })
		.analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
