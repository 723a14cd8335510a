/** Each scenario of `npm run chaos`, for seconds; very many times, and what takes minutes, is left to the command. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { buildForTests } from "../../scripts/build/build-for-tests.ts";
import { FULL_SWEEP } from "../full-sweep.ts";
import { hasProxies } from "../processes/proxies.ts";
import { mayLimitFiles } from "./scenarios/full-disk.ts";
import { BEHIND_PROXIES, SCENARIOS } from "./scenarios.ts";
import { runScenario } from "./trial.ts";

const SECONDS = 300;

/**
 * What no other test of `npm test` shows. Of the rest single tests hold what the scenario tries on the whole, as of a lost
 * database; `npm run test:all` plays them, too.
 */
const ALWAYS = [
	"killed-postgres",
	"killed-sqlite",
	"full-disk",
	"old-primary",
	"mail-server-faults",
	"killed-publisher",
];

// Named here and not left out as a test: one that was skipped counts as failed, and elsewhere nobody can mend that.
const POSSIBLE = SCENARIOS.filter(({ name }) => FULL_SWEEP || ALWAYS.includes(name)).filter(({ name }) => {
	if (name === "full-disk" && !mayLimitFiles()) {
		process.stderr.write("NOT TRIED HERE: a full disk, because this machine has no prlimit (Linux only)\n");
		return false;
	}
	if (BEHIND_PROXIES.includes(name) && !hasProxies()) {
		process.stderr.write(`NOT TRIED HERE: ${name}, because this machine has no nginx and Caddy\n`);
		return false;
	}
	return true;
});

it.each(SCENARIOS)("what $name tries to break is promised in a document, in these words", ({ promised }) => {
	expect(promised).not.toEqual([]);
	for (const promise of promised) {
		const [document = "", words] = promise.split(/: (.*)/s);
		expect(readFileSync(document, "utf8").replaceAll(/\s+/g, " ")).toContain(words);
	}
});

describe.concurrent("the built service loses nothing and sends nothing too often", () => {
	// Where this alone is tested, nobody has made it yet.
	beforeAll(buildForTests, 300_000);

	for (const scenario of POSSIBLE) {
		it(scenario.title, { timeout: (SECONDS + 20) * 1000 }, async () => {
			await runScenario(scenario, { full: false, postgres: inject("postgresUrl") }, SECONDS);
		});
	}
});
