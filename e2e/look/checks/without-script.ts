/** A page in a browser that runs no scripts. */
import type { Page } from "@playwright/test";
import { hiddenParts } from "./reading-the-page.ts";

/** What cannot be seen once the page has come again without script. */
export async function hiddenWithoutScript(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setScriptExecutionDisabled", { value: true });
	await page.reload();
	const hidden = await page.evaluate(hiddenParts);
	await session.send("Emulation.setScriptExecutionDisabled", { value: false });
	await session.detach();
	return hidden;
}
