/**
 * `npm run other-browsers [-- at-night --project webkit]`: plays the journeys of e2e/other-browsers/ in Firefox and WebKit.
 * Their report is test-results/other-browsers.json. Last line: `N passed, N failed`.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { buildForTests } from "./build-for-tests.ts";
import { type Count, countPlaywright } from "./count-tests.ts";
import { installOtherBrowsers } from "./install-other-browsers.ts";
import { orExit, runInherited, StepFailed } from "./steps.ts";

const REPORT = "test-results/other-browsers.json";

const wished = process.argv.slice(2);
const projects = wished.includes("--project") ? [] : ["--project", "firefox", "--project", "webkit"];

rmSync(REPORT, { force: true });
process.env.OTHER_BROWSERS = JSON.stringify(await orExit(installOtherBrowsers));
await orExit(buildForTests);
const ended = await played();
const count = counted();
if (count.failed === 0 && (!ended || count.passed === 0)) count.failed = 1;
process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
process.exit(count.failed === 0 ? 0 : 1);

async function played(): Promise<boolean> {
	try {
		await runInherited("Recorridos en Firefox y WebKit", "playwright", ["test", ...projects, ...wished]);
		return true;
	} catch (error) {
		if (!(error instanceof StepFailed)) throw error;
		return false;
	}
}

function counted(): Count {
	return existsSync(REPORT) ? countPlaywright(JSON.parse(readFileSync(REPORT, "utf8"))) : { passed: 0, failed: 0 };
}
