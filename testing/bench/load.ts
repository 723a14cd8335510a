/** The benchmark's client: `node testing/bench/load.ts <url> <connections> <seconds>` sends requests, prints JSON. */
/// <reference path="./autocannon.d.ts" />
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { bodyFor } from "../chaos/callers.ts";

/** Times are in milliseconds; `all` counts the acknowledged requests of warming up as well. */
export type Load = Awaited<ReturnType<typeof load>> & { all: number };

const WARMING_UP = 2;

const [url = "", connections = "", seconds = ""] = process.argv.slice(2);

async function load(duration: number) {
	const times: number[] = [];
	let faults = 0;
	const run = autocannon({
		url: url + CONTACT_PATH,
		connections: Number(connections),
		duration,
		method: "POST",
		headers: { "content-type": "application/json", apikey: DEFAULT_CONTACT_PUBLIC_KEY },
		requests: [{ setupRequest: (request: object) => ({ ...request, body: bodyFor(randomUUID()) }) }],
	});
	run.on("response", (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
		if (status === 200) times.push(milliseconds);
		else faults += 1;
	});
	const result: { duration: number; errors: number; timeouts: number } = await run;
	times.sort((one, other) => one - other);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return {
		requests: times.length,
		seconds: result.duration,
		p50: at(0.5),
		p99: at(0.99),
		slowest: at(1),
		/** Anything but a 200. */
		faults: faults + result.errors + result.timeouts,
	};
}

// Until the service's code is compiled; its requests are stored, and not counted.
const first = await load(WARMING_UP);
const measured = await load(Number(seconds));
const all = first.requests + measured.requests;
process.stdout.write(JSON.stringify({ ...measured, all } satisfies Load));
