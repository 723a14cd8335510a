/**
 * `npm test`: everything that proves the project, from format to a real browser. Last line: `N passed, N failed`.
 * `npm test -- e2e/frame.spec.ts --project phone` runs only that, in the browser; `npm test -- contract/` what Vitest
 * finds there.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { buildForTests } from "./build-for-tests.ts";
import { type Count, countPlaywright, countVitest } from "./count-tests.ts";
import { buildGallery } from "./gallery.ts";
import { installChromium, installDeno, installHeadlessShell, installPostgres } from "./install.ts";
import { runConcurrentStep, runInherited, StepFailed } from "./steps.ts";

const RESULTS = "test-results";
const TYPED_FOLDERS = ["contract", "content-model", "service", "scripts", "testing"];

const count: Count = { passed: 0, failed: 0 };

/** One named check: counts as a test, and the rest still runs where it fails, so that all faults show at once. */
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

// Each of these keeps one processor busy, and both take about as long.
async function checkSiteTypes(): Promise<void> {
	const args = ["check", "--tsconfig", "site/tsconfig.json", "--minimumFailingSeverity", "hint"];
	await check(() => runConcurrentStep("Tipos de site/", "astro", args));
}

async function checkRulesAndTypes(): Promise<void> {
	await check(() => runConcurrentStep("Formato y reglas de código", "biome", ["ci", "--error-on-warnings", "."]));
	for (const folder of TYPED_FOLDERS) {
		await check(() => runConcurrentStep(`Tipos de ${folder}/`, "tsc", ["--project", folder]));
	}
}

/** A test runner with a report of its own: its tests are counted, and a run without a test is a failure. */
async function suite(title: string, command: string, args: string[], read: () => Count): Promise<void> {
	let ended = true;
	try {
		await runInherited(title, command, args);
	} catch (error) {
		if (!(error instanceof StepFailed)) throw error;
		ended = false;
	}
	const { passed, failed } = readCount(read);
	count.passed += passed;
	count.failed += failed;
	if (failed === 0 && (!ended || passed === 0)) {
		process.stderr.write(`${title}: no terminó bien\n`);
		count.failed += 1;
	}
}

function readCount(read: () => Count): Count {
	try {
		return read();
	} catch {
		return { passed: 0, failed: 0 };
	}
}

function report(name: string) {
	return JSON.parse(readFileSync(`${RESULTS}/${name}.json`, "utf8"));
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const wished = process.argv.slice(2);
const everything = wished.length === 0;
const onlyInBrowser = wished.some((one) => one.startsWith("e2e"));
const inBrowser = everything || onlyInBrowser;
const brought = await check(async () => {
	if (inBrowser) {
		process.env.CHROMIUM = await installChromium();
		process.env.HEADLESS_SHELL = await installHeadlessShell();
	}
	await installPostgres();
	if (!onlyInBrowser) installDeno();
});
if (everything) await Promise.all([checkSiteTypes(), checkRulesAndTypes()]);
// A piece whose test needs the built service asks for it.
const built = inBrowser && (await check(buildForTests)) && (await check(buildGallery));
if (brought && !onlyInBrowser) {
	await suite(
		"Pruebas de las piezas",
		"vitest",
		["run", ...wished, "--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}/vitest.json`],
		() => countVitest(report("vitest")),
	);
}
if (brought && built && inBrowser) {
	await suite("Pruebas en el navegador", "playwright", ["test", ...wished], () =>
		countPlaywright(report("playwright")),
	);
}
process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
process.exit(count.failed === 0 ? 0 : 1);
