/**
 * `npm run bench:desk [-- sqlite|postgres] [--requests 20000]`: how long the desk's lists, search and figures take in a store
 * full of encrypted requests. docs/decisions/0032-desk-store.md keeps the figures.
 */
import { parseArgs } from "node:util";
import { measureDesk } from "../testing/bench/desk-store.ts";
import { installPostgres } from "./install.ts";

const KINDS = ["sqlite", "postgres"] as const;
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { requests: { type: "string", default: "20000" } },
});
await installPostgres();
for (const kind of KINDS) {
	if (positionals.length > 0 && !positionals.includes(kind)) continue;
	process.stderr.write(`${kind}: se llena el almacén…\n`);
	const { requests, figures, indexMemory, maxPause } = await measureDesk(kind, Number(values.requests));
	console.log(`| ${kind}, ${requests} encrypted requests | median ms | slowest ms |\n| --- | ---: | ---: |`);
	for (const { what, median, slowest } of figures) {
		console.log(`| ${what} | ${median.toFixed(1)} | ${slowest.toFixed(1)} |`);
	}
	console.log(`\nIndex: ${indexMemory.toFixed(1)} MB; longest pause while it was built: ${maxPause.toFixed(0)} ms.\n`);
}
