/** A visit in Firefox or WebKit: started once for a file's tests, each of which has a service and mails of its own. */
import { writeFileSync } from "node:fs";
import type { Browser, BrowserSettings } from "../../testing/other-browsers/browser.ts";
import { startFirefox } from "../../testing/other-browsers/firefox.ts";
import { type Visitor, visitorOf } from "../../testing/other-browsers/visitor.ts";
import { startWebKit } from "../../testing/other-browsers/webkit.ts";
import { expect, test as journeys } from "../fixtures/journey.ts";
import { PHONE_SIZE } from "../fixtures/visit.ts";

interface Settings extends BrowserSettings {
	engine: "firefox" | "webkit";
	started: Browser;
}

export const test = journeys.extend<{ visitor: Visitor }, Settings>({
	engine: ["firefox", { option: true, scope: "worker" }],
	scripting: [true, { option: true, scope: "worker" }],
	night: [false, { option: true, scope: "worker" }],
	started: [
		async ({ engine, scripting, night }, use) => {
			const programs = JSON.parse(process.env.OTHER_BROWSERS ?? "{}");
			const start = engine === "firefox" ? startFirefox : startWebKit;
			const browser = await start(programs[engine], { scripting, night });
			await use(browser);
			await browser.close();
		},
		{ scope: "worker", timeout: 180_000 },
	],
	visitor: async ({ started, baseURL }, use, testInfo) => {
		await started.resize(PHONE_SIZE.width, PHONE_SIZE.height);
		await started.takeFaults();
		await use(visitorOf(started, baseURL ?? ""));
		if (testInfo.status !== testInfo.expectedStatus) {
			writeFileSync(testInfo.outputPath("failed.png"), await started.screenshot());
		}
		expect(await started.takeFaults()).toEqual([]);
	},
});

export { expect };
