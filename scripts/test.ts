/**
 * `npm test`: everything, the last line `N passed, N failed`; `-- contract/`, `-- e2e/FILE --project phone` or
 * `-- e2e/other-browsers` only that. `npm run test:all` looks at every page in every window and scheme.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { keepTemporaryFilesInMemory } from "../testing/processes/shared-memory.ts";
import { buildForTests, buildSplitForTests } from "./build/build-for-tests.ts";
import { buildGallery } from "./build/gallery.ts";
import { runInherited, runStep, StepFailed } from "./command/steps.ts";
import {
	installChromium,
	installDeno,
	installOtherBrowsers,
	installPostgres,
	installWholeChromium,
} from "./install/install.ts";
import { type Count, countPlaywright, countVitest } from "./test/count-tests.ts";

const RESULTS = "test-results";
// The scripts' program is that of all which runs in Node: content model, service and cli too.
const TYPED_FOLDERS = ["contract", "editor", "plan", "scripts", "site", "testing"];

const count: Count = { passed: 0, failed: 0 };

/** One named check: counts as a test, and the rest still runs if it fails, so that all faults show at once. */
async function check(run: () => Promise<void>): Promise<boolean> {
	try {
		await run();
		count.passed += 1;
		return true;
	} catch (error) {
		if (!(error instanceof StepFailed)) process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
		count.failed += 1;
		return false;
	}
}

/** Runs in the background, in the pauses of the tests. */
const late = { inBackground: true };

async function checkTypes(folder: string): Promise<void> {
	// Files that have not changed since the last time are not checked again; four threads would each learn the same types.
	const args = ["--incremental", "--tsBuildInfoFile", `.cache/types/${folder}.tsbuildinfo`, "--singleThreaded"];
	await check(() => runStep(`Tipos de ${folder}/`, "tsc", ["--project", folder, ...args], late));
}

async function checkRulesAndTypes(): Promise<void> {
	await check(() => runStep("Formato y reglas de código", "biome", ["ci", "--error-on-warnings", "."], late));
	await check(() => runStep("Reglas de las hojas de estilo", "stylelint", ["{site,ui}/**/*.css"], late));
	for (const folder of TYPED_FOLDERS) await checkTypes(folder);
	// Without what Astro first writes about the content, in a folder of the builds: these pages use none of it.
	const args = ["check", "--noSync", "--tsconfig", "site/tsconfig.astro.json", "--minimumFailingSeverity", "hint"];
	await check(() => runStep("Tipos de las páginas de site/", "astro", args, late));
}

/** A test runner whose tests are counted; a run without a test fails. @param report name of its file */
async function suite(title: string, command: "vitest" | "playwright", args: string[], report: string = command) {
	let ended = true;
	try {
		await runInherited(title, command, args);
	} catch (error) {
		if (!(error instanceof StepFailed)) throw error;
		ended = false;
	}
	const { passed, failed } = countOf(command, report);
	count.passed += passed;
	count.failed += failed;
	if (failed === 0 && (!ended || passed === 0)) {
		process.stderr.write(`${title}: no terminó bien\n`);
		count.failed += 1;
	}
}

function countOf(command: "vitest" | "playwright", name: string): Count {
	try {
		const report = JSON.parse(readFileSync(`${RESULTS}/${name}.json`, "utf8"));
		return command === "vitest" ? countVitest(report) : countPlaywright(report);
	} catch {
		return { passed: 0, failed: 0 };
	}
}

/** The same journeys in Firefox and WebKit (`e2e/other-browsers/`). */
async function playOtherBrowsers(args: readonly string[]): Promise<void> {
	const projects = args.includes("--project") ? [] : ["--project", "firefox", "--project", "webkit"];
	const there = await check(async () => {
		process.env.OTHER_BROWSERS = JSON.stringify(await installOtherBrowsers());
	});
	if (!there) return;
	await suite("Recorridos en Firefox y WebKit", "playwright", ["test", ...args, ...projects], "other-browsers");
}

// Databases and browsers do not wait for a disk then.
keepTemporaryFilesInMemory();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const wished = process.argv.slice(2).filter((one) => one !== "--all");
const fullSweep = process.argv.includes("--all");
if (fullSweep) process.env.FULL_SWEEP = "1";
else delete process.env.FULL_SWEEP;
const everything = wished.length === 0;
const onlyInBrowser = wished.some((one) => one.startsWith("e2e"));
const inBrowser = everything || onlyInBrowser;
const inOtherBrowsers = wished.some((one) => one.startsWith("e2e/other-browsers"));
// Left to the sweep: tests of the checks themselves, what is played again in another way, and what no visitor would see.
const isSweepLeftOut = everything && !fullSweep;
const onTwoOrigins = everything || wished.some((one) => "e2e/forms/split-hosting.spec.ts".startsWith(one));
const installed = await check(async () => {
	if (inBrowser) {
		process.env.WHOLE_CHROMIUM = await installWholeChromium();
		process.env.CHROMIUM = await installChromium();
	}
	await installPostgres();
	if (!onlyInBrowser) await installDeno();
});
// The tests' program holds what they test.
const checked = everything ? checkRulesAndTypes() : onlyInBrowser ? undefined : checkTypes("testing");
// Only for the browser: a Vitest test that needs the built service builds it itself.
const built = inBrowser && (await check(buildForTests)) && (await check(buildGallery));
const split = built && onTwoOrigins ? check(buildSplitForTests) : Promise.resolve();
if (installed && !onlyInBrowser) {
	const some = isSweepLeftOut ? ["--exclude", "**/*.sweep.test.ts"] : [];
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}/vitest.json`];
	await suite("Pruebas de las piezas", "vitest", ["run", ...wished, ...some, ...reporters]);
}
await split;
if (installed && built && inBrowser && !inOtherBrowsers) {
	const some = isSweepLeftOut ? ["--grep-invert", "@sweep"] : [];
	await suite("Pruebas en el navegador", "playwright", ["test", ...wished, ...some]);
}
if (built && ((everything && fullSweep) || inOtherBrowsers)) {
	await playOtherBrowsers(wished);
}
await checked;
process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
process.exit(count.failed === 0 ? 0 : 1);
