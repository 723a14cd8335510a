/**
 * `npm run bench [-- sqlite|postgres] [--seconds 8] [--runs 3] [--no-record]`: how many requests a second are stored durably, and
 * how long each takes. Everything runs on this machine's loopback; docs/bench.md keeps the figures.
 */
import { parseArgs } from "node:util";
import { type Measured, measure } from "../testing/bench/measure.ts";
import { recordBench, tableOf } from "../testing/bench/report.ts";
import { endTrials } from "../testing/chaos/trial.ts";
import { buildForTests } from "./build-for-tests.ts";
import { installPostgres } from "./install.ts";
import { orExit } from "./steps.ts";

const KINDS = ["sqlite", "postgres"] as const;
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		seconds: { type: "string", default: "8" },
		runs: { type: "string", default: "3" },
		"no-record": { type: "boolean" },
	},
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.once(signal, () => void endTrials().finally(() => process.exit(1)));
}
await orExit(buildForTests);
await installPostgres();
for (const kind of KINDS) {
	if (positionals.length > 0 && !positionals.includes(kind)) continue;
	const runs: Measured[] = [];
	for (let run = 1; run <= Number(values.runs); run++) {
		process.stderr.write(`${kind}, ${run} de ${values.runs}…\n`);
		const measured = await measure(kind, Number(values.seconds));
		console.log(tableOf(measured));
		runs.push(measured);
	}
	if (!values["no-record"]) recordBench("docs/bench.md", kind, runs, Number(values.seconds));
}
