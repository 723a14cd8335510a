/**
 * `npm run bench [-- sqlite|postgres] [--seconds 8] [--runs 3] [--no-record]`: how many requests a second are stored durably, and
 * how long each takes; docs/bench.md keeps the figures. Parts that are only printed: `-- desk [--requests 20000]`, the desk's
 * lists and search on both stores; `-- door`, what a stranger can tell at the desk's door; `-- typing [--index 437]`,
 * from a key in the plan's tool to the frame that shows it. Everything runs on this machine's loopback.
 */
import { parseArgs } from "node:util";
import { measureDesk } from "../testing/bench/desk-store.ts";
import { measureDoor } from "../testing/bench/door.ts";
import { measure } from "../testing/bench/measure.ts";
import { PHONE_INDEX } from "../testing/bench/slow-processor.ts";
import { measureTyping } from "../testing/bench/typing.ts";
import { median } from "../testing/median.ts";
import { circumstances, keepSection } from "../testing/record.ts";
import { buildForTests } from "./build-for-tests.ts";
import { installChromium, installPostgres } from "./install.ts";
import { orExit } from "./steps.ts";

const STORES = ["sqlite", "postgres"] as const;
const PARTS = ["desk", "door", "typing"];
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		seconds: { type: "string", default: "8" },
		runs: { type: "string", default: "3" },
		requests: { type: "string", default: "20000" },
		index: { type: "string", default: String(PHONE_INDEX) },
		"no-record": { type: "boolean" },
	},
});
const known: string[] = [...STORES, ...PARTS];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
	console.error(`No existe «${unknown.join(", ")}»; elige entre ${known.join(", ")}.`);
	process.exit(2);
}
const parts = PARTS.filter((name) => positionals.includes(name));
const stores = STORES.filter((name) => positionals.includes(name));
const chosen = stores.length > 0 ? stores : STORES;
await orExit(buildForTests);
await installPostgres();
for (const part of parts) {
	if (part === "typing") console.log(await measureTyping(await installChromium(), Number(values.index)));
	if (part === "door") console.log(await measureDoor());
	if (part === "desk") for (const kind of chosen) console.log(await measureDesk(kind, Number(values.requests)));
}
for (const kind of parts.length > 0 ? [] : chosen) {
	const runs: Awaited<ReturnType<typeof measure>>[] = [];
	for (let run = 1; run <= Number(values.runs); run++) {
		process.stderr.write(`${kind}, ${run} de ${values.runs}…\n`);
		const measured = await measure(kind, Number(values.seconds));
		console.log(measured.table);
		runs.push(measured);
	}
	const rates = runs.map(({ rate }) => rate);
	const said = `${circumstances()}; ${values.seconds} s a row. At the most connections the runs gave ${rates.join(", ")} a second.`;
	const kept = runs.find(({ rate }) => rate === median(rates));
	if (kept && !values["no-record"]) keepSection("docs/bench.md", kind, [said, "", kept.table]);
}
