/** Motion that opens a page costs the processor nothing a reader would feel: the compositor moves what is painted already. */
import type { Page } from "@playwright/test";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { DESK_SIZE, expect, PHONE_SIZE, test } from "../fixtures/visit.ts";

/** What moves and fades before anybody acts: the announcement twice, and the ends of the globe's motions. */
const MAX_PAINTS = 16;
const WATCHED_SECONDS = 5;

for (const viewport of FULL_SWEEP ? [PHONE_SIZE, DESK_SIZE] : [PHONE_SIZE]) {
	test.describe(`${viewport.width} pixels wide`, () => {
		test.use({ viewport, contextOptions: { reducedMotion: "no-preference" } });

		test("the home page hardly paints after its first second, while the globe moves", async ({ page }) => {
			const times = await paintsOf(page, "/");
			expect(times.length, "paints in all").toBeGreaterThan(0);
			const later = times.filter((seconds) => seconds > 1);
			expect(later.length, later.map((seconds) => seconds.toFixed(2)).join(" ")).toBeLessThanOrEqual(MAX_PAINTS);
		});
	});
}

interface TraceEvent {
	name: string;
	/** Microseconds. */
	ts: number;
	pid: number;
	args?: { data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
}

/** When the page's main thread painted within its first seconds, in seconds after the visit began. */
async function paintsOf(page: Page, route: string): Promise<number[]> {
	const browser = page.context().browser();
	if (!browser) throw new Error("These tests run in a browser of their own.");
	await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing", "loading"] });
	await page.goto(route);
	await page.waitForFunction((seconds) => performance.now() > seconds * 1000, WATCHED_SECONDS);
	const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
	const start = traceEvents.find(
		({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL?.endsWith(route),
	);
	if (!start) throw new Error("The trace knows no visit.");
	return traceEvents
		.filter(({ name, pid }) => name === "Paint" && pid === start.pid)
		.map(({ ts }) => (ts - start.ts) / 1e6)
		.filter((seconds) => seconds > 0);
}
