/**
 * `npm run bench [-- sqlite|postgres] [--seconds 8] [--runs 3] [--no-record]`: requests a second (docs/bench.md).
 * `-- desk`: the desk's lists and search, only printed. Everything runs on this machine's loopback.
 */
import { measureDesk } from "../testing/bench/desk-store.ts";
import { measure } from "../testing/bench/measure.ts";
import { circumstances, keepSection, median } from "../testing/measuring/record.ts";
import { buildForTests } from "./build/build-for-tests.ts";
import { scriptArguments } from "./command/arguments.ts";
import { orExit } from "./command/steps.ts";
import { installPostgres } from "./install/install.ts";

const STORES = ["sqlite", "postgres"] as const;
const { options, words } = scriptArguments({ seconds: "text", runs: "text", "no-record": "flag" }, [...STORES, "desk"]);
const { seconds = "8", runs: rounds = "3" } = options;
const isDesk = words.includes("desk");
const stores = STORES.filter((name) => words.includes(name));
const chosen = stores.length > 0 ? stores : STORES;
await orExit(buildForTests);
await installPostgres();
for (const kind of chosen) {
	if (isDesk) {
		console.log(await measureDesk(kind, 20_000));
		continue;
	}
	const runs: Awaited<ReturnType<typeof measure>>[] = [];
	for (let run = 1; run <= Number(rounds); run++) {
		process.stderr.write(`${kind}, ${run} de ${rounds}…\n`);
		const measured = await measure(kind, Number(seconds));
		console.log(measured.table);
		runs.push(measured);
	}
	const rates = runs.map(({ rate }) => rate);
	const said = `${circumstances()}; ${seconds} s a row. At the most connections the runs gave ${rates.join(", ")} a second.`;
	const kept = runs.find(({ rate }) => rate === median(rates));
	if (kept && !options["no-record"]) keepSection("docs/bench.md", kind, [said, "", kept.table]);
}
