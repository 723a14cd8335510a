import type { Page } from "@playwright/test";

/** Presses the browser's Back. A page from memory is not loaded again, which `page.goBack()` alone would wait for. */
export async function goBack(page: Page): Promise<void> {
	await page.goBack({ waitUntil: "commit" });
}
