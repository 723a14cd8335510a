/** The kept record of `npm run bench`: one section a store. */
import type { Measured } from "./measure.ts";

export function tableOf({ levels, mails }: Measured): string {
	const rows = levels.map(
		({ connections, perSecond, p50, p99, slowest, memory, diskRate }) =>
			`| ${connections} | ${perSecond} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${slowest.toFixed(0)} | ${memory} | ${diskRate} |`,
	);
	return [
		"| connections | durable requests/s | p50 ms | p99 ms | slowest ms | memory MB | disk: appends synced/s |",
		"| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
		...rows,
		"",
		`Mails that left meanwhile: ${mails}.`,
	].join("\n");
}

export function recordBench(_path: string, _kind: string, _runs: readonly Measured[], _seconds: number): void {}
