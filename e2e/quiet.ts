/** Tests whose page must not complain of anything. */
import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
	/** Console errors and warnings a test expects; any other fails it. */
	expectedConsole: RegExp;
}

export const test = base.extend<Fixtures>({
	expectedConsole: [/^$/, { option: true }],
	page: async ({ page, expectedConsole }, use) => {
		const faults = consoleFaults(page);
		await use(page);
		expect(faults.filter((fault) => !expectedConsole.test(fault))).toEqual([]);
	},
});

/** A busy machine paints the next page before the fade to it could begin: it is there at once, which is no fault. */
const SKIPPED_TRANSITION = /^InvalidStateError: Transition was aborted because of invalid state/;

/** Collects what a page complains of from now on: errors and warnings, refusals of its policy among them. */
function consoleFaults(page: Page): string[] {
	const faults: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
	});
	page.on("pageerror", (error) => {
		if (!SKIPPED_TRANSITION.test(String(error))) faults.push(String(error));
	});
	return faults;
}
