/** The kept record of `npm run bench`: one section a store, replaced when that store is measured again. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { DatabaseKind } from "../../service/database/database.ts";
import { circumstances, sectionsOf } from "../chaos/report.ts";
import type { Level, Measured } from "./measure.ts";

const HEAD = `# Bench: durable requests a second

Written by \`npm run bench\` (\`npm run bench -- sqlite\` for one store). Each store is measured several times; the run
kept is the middle one by its rate at the most connections.

- Every request is new, is answered with 200 after its commit was synced to disk (\`synchronous = FULL\`;
  PostgreSQL with its own defaults, \`fsync\` and \`synchronous_commit\` on), and is counted in the store afterwards.
- Service, client (autocannon, in a process of its own), mail server, and PostgreSQL where it is measured, share the
  machine's cores; whatever else the machine does is in the load average.
- Mails are on: an SMTP server of the benchmark takes them. While requests come in fast the service sends them one by
  one, and most leave after. The log is on, read and thrown away. \`RATE_LIMIT=0\`; everything else is as delivered.
- The disk's own rate is measured in the same run, just before each row, in the same folder: 4 KB appended and
  \`fdatasync\`ed, one after the other. Where the processor is short it falls too, for it is no more than a loop.
- Processor time is the service's own, for all its threads, mails and warming up included: unlike the rate it hardly
  depends on what else the machine does.
- The aim: 8,000 a second at 100 connections on two cores of its own, p99 below 50 ms, memory below 150 MB.
`;

export function tableOf({ levels, mails }: Measured): string {
	return [
		"| connections | durable requests/s | p50 ms | p99 ms | slowest ms | memory MB | processor µs/request | disk: appends synced/s |",
		"| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
		...levels.map(row),
		"",
		`Mails that left meanwhile: ${mails}.`,
	].join("\n");
}

function row({ connections, perSecond, p50, p99, slowest, memory, processor, diskRate }: Level): string {
	const figures = [connections, perSecond, p50.toFixed(1), p99.toFixed(1), slowest.toFixed(0)];
	return `| ${[...figures, memory, processor?.toFixed(0) ?? "–", diskRate].join(" | ")} |`;
}

/** Keeps the middle one of these runs. @param path of the record, made where there is none */
export function recordBench(path: string, kind: DatabaseKind, runs: readonly Measured[], seconds: number): void {
	const sections = existsSync(path) ? sectionsOf(readFileSync(path, "utf8")) : new Map<string, string>();
	const rates = runs.map(rate);
	const [middle] = runs.toSorted(byRate).slice(Math.floor(runs.length / 2));
	if (!middle) return;
	sections.set(
		kind,
		[
			`## ${kind}`,
			"",
			`${circumstances()}; ${seconds} s a row. At the most connections the runs gave ${rates.join(", ")} a second.`,
			"",
			tableOf(middle),
			"",
		].join("\n"),
	);
	writeFileSync(
		path,
		[HEAD, ...[...sections].sort(([one], [other]) => other.localeCompare(one)).map(([, text]) => text)].join("\n"),
	);
}

const rate = ({ levels }: Measured) => levels.at(-1)?.perSecond ?? 0;
const byRate = (one: Measured, other: Measured) => rate(one) - rate(other);
