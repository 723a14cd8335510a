import type { Page } from "@playwright/test";

/** Presses the browser's Back. A page from memory is not loaded again, which `page.goBack()` alone would wait for. */
export async function goBack(page: Page): Promise<void> {
	try {
		await page.goBack({ waitUntil: "commit" });
	} catch (error) {
		// Asked while a kept page was being loaded anew: nothing has moved yet.
		if (!/Not attached to an active page/.test(String(error))) throw error;
		await goBack(page);
	}
}
