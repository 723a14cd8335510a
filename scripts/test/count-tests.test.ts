import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { countPlaywright, countVitest } from "./count-tests.ts";

const TESTS = `
import { describe, it } from "vitest";
it("passes", () => {});
it("fails", () => { throw new Error(); });
it.skip("is left out", () => {});
it.todo("is to be written");
describe.skip("left out together", () => { it("is left out", () => {}); });
it("leaves itself out", (context) => context.skip());
`;

it("a test of the pieces that was left out, however it was, counts as failed", () => {
	// Within the project, so that it finds vitest.
	const folder = mkdtempSync(join("node_modules", ".count-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	writeFileSync(join(folder, "left-out.test.ts"), TESTS);
	const report = join(folder, "report.json");
	const vitest = join("node_modules", "vitest", "vitest.mjs");
	const args = [vitest, "run", "--root", folder, "--reporter=json", `--outputFile=${join("../..", report)}`];
	spawnSync(process.execPath, args, { encoding: "utf8" });
	expect(countVitest(JSON.parse(readFileSync(report, "utf8")))).toEqual({ passed: 1, failed: 5 });
});

it("so does one in the browser, and one that passed at its second try", () => {
	const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
	expect(countPlaywright({ stats })).toEqual({ passed: 7, failed: 6 });
});
