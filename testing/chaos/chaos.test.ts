/** Each scenario of `npm run chaos`, for seconds; very many times, and what takes minutes, is left to the command. */
import { beforeAll, describe, inject, it } from "vitest";
import { buildForTests } from "../../scripts/build-for-tests.ts";
import { SMALL_SCALE } from "./scenario.ts";
import { mayLimitFiles } from "./scenarios/full-disk.ts";
import { SCENARIOS } from "./scenarios.ts";
import { bounded } from "./trial.ts";

const SECONDS = 100;

// Named here and not left out as a test: one that was skipped counts as failed, and elsewhere nobody can mend that.
const POSSIBLE = SCENARIOS.filter(({ name }) => {
	if (name !== "full-disk" || mayLimitFiles()) return true;
	process.stderr.write("NOT TRIED HERE: a full disk, because this machine has no prlimit (Linux only)\n");
	return false;
});

// Where this alone is tested, nobody has made it yet.
beforeAll(buildForTests, 300_000);

describe.concurrent("the built service loses nothing and sends nothing too often", () => {
	for (const scenario of POSSIBLE) {
		it(scenario.title, { timeout: (SECONDS + 20) * 1000 }, async () => {
			await bounded(scenario, { ...SMALL_SCALE, postgres: inject("postgresUrl") }, SECONDS);
		});
	}
});
