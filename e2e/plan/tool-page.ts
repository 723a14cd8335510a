/** What the tests of every tool of the plan share. */
import { expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Goes to a tool and touches it, so that its script comes. */
export async function openTool(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await awake(page);
}

/** A tool's script is at work. */
export async function awake(page: Page): Promise<void> {
	// A page that is still on its way has nothing yet that a key could wake.
	await expect(async () => {
		await page.keyboard.press("Shift");
		await expect(page.locator("astro-island")).not.toHaveCount(0);
		await expect(page.locator("astro-island[ssr]")).toHaveCount(0, { timeout: 1000 });
	}).toPass();
}

/** Goes to a tool whose scripts are held back until the returned function is called. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route(/\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	// The page is whole only when its scripts are.
	await page.goto(address, { waitUntil: "commit" });
	return held.resolve;
}

/** What live regions tell from now on, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const told: string[] = [];
		Object.assign(window, { told });
		new MutationObserver((changes) => {
			const regions = changes.map(({ target }) =>
				(target instanceof Element ? target : target.parentElement)?.closest(
					"[role=status], [role=alert], [aria-live], output",
				),
			);
			for (const region of new Set(regions)) {
				if (region?.textContent && region.getAttribute("aria-live") !== "off") told.push(region.textContent.trim());
			}
		}).observe(document.body, { childList: true, characterData: true, subtree: true });
	});
	return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

/** The page prints on one sheet of both papers, and these words stand on it, however they are broken into lines. */
export async function expectOneSheet(page: Page, ...words: readonly string[]): Promise<void> {
	for (const format of ["Letter", "A4"] as const) {
		const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
		const { totalPages, text } = await extractText(file, { mergePages: true });
		expect(totalPages, format).toBe(1);
		for (const word of words) expect(text.replaceAll(/\s+/g, " "), format).toContain(word);
	}
}
