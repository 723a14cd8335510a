import type { CDPSession, Page } from "@playwright/test";

/**
 * The benchmark index of the phone that is simulated: Lighthouse's fixed slowdown of four is meant for machines of 1,500 to
 * 2,000 (its docs, throttling.md), 1,750 in the middle. Its mid-tier phones have 125 to 800.
 */
export const PHONE_INDEX = 437;

/**
 * Lighthouse's benchmark index of a processor: how many strings of 10,000 characters it builds, character by character,
 * in a tenth of a second. A fast desktop has 1,500 and more, a mid-tier phone 125 to 800, a slow one less.
 */
async function benchmarkIndex(page: Page): Promise<number> {
	return page.evaluate(() => {
		const start = performance.now();
		let texts = 0;
		while (performance.now() - start < 500) {
			let text = "";
			for (let length = 0; length < 10_000; length++) text += "a";
			texts += text.length / 10_000;
		}
		return texts / 10 / ((performance.now() - start) / 1000);
	});
}

/**
 * Slows a page's processor until it is worth so much. @returns what it is worth then, and by how much it was slowed
 */
export async function slowDown(page: Page, session: CDPSession, wanted: number) {
	let rate = 1;
	let index = await benchmarkIndex(page);
	// The browser slows by taking turns, which comes near a rate, not to it.
	for (let attempt = 0; attempt < 5 && Math.abs(index / wanted - 1) > 0.1; attempt++) {
		rate = Math.max(1, rate * (index / wanted));
		await session.send("Emulation.setCPUThrottlingRate", { rate });
		index = await benchmarkIndex(page);
	}
	return { index, rate };
}
