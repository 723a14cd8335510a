import type { Page } from "@playwright/test";

/** Waits for two frames: by then the page has drawn what an event set off. */
export async function drawn(page: Page): Promise<void> {
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
