/** A few connections that send the dearest bytes they can think of, one after the other, beside honest clients. */
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../../contract/defaults.ts";
import { CONTACT_PATH } from "../../../contract/wire.ts";
import { startCallers } from "../callers.ts";
import { mustHaveKept, readKept } from "../kept.ts";
import { must, type Scenario } from "../scenario.ts";
import { trial } from "../trial.ts";

const STALLERS = 4;
const CALLERS = 4;
const BETWEEN_LOOKS = 50;
// A mended path costs under a millisecond; the one that was quadratic held /healthz up for two seconds.
const HEALTHY_WITHIN = 1000;

const MARKS = "\u0301\u0323".repeat(3800);
const JSON_HEADERS = { "Content-Type": "application/json", apikey: DEFAULT_CONTACT_PUBLIC_KEY };
const patient = { type: "patient", name: "Nadie", email: "nadie@example.com", country: "OTHER" };

const DEAREST: readonly (readonly [string, RequestInit])[] = [
	[`/${"a".repeat(15_000)}`, {}],
	[`/${"%2540".repeat(2900)}`, {}],
	[CONTACT_PATH, { method: "POST", headers: JSON_HEADERS, body: JSON.stringify({ ...patient, message: MARKS }) }],
	[CONTACT_PATH, { method: "POST", headers: JSON_HEADERS, body: JSON.stringify({ ...patient, name: MARKS }) }],
	[CONTACT_PATH, { method: "POST", headers: JSON_HEADERS, body: `{"name":${"[".repeat(7000)}${"]".repeat(7000)}}` }],
];

export const staller: Scenario = {
	name: "staller",
	title: "Staller: the dearest 16 kB on four connections, beside honest clients",
	atMost: 300,
	run: ({ stallSeconds }) =>
		trial(async ({ folder, service }) => {
			const settings = { DATA_DIR: folder };
			const running = await service(settings);
			const end = performance.now() + stallSeconds * 1000;
			const callers = startCallers({ target: async () => running.url, count: CALLERS });
			let dear = 0;
			const stalling = Array.from({ length: STALLERS }, async (_, first) => {
				for (let at = first; performance.now() < end; at++) {
					const [path, init] = DEAREST[at % DEAREST.length] as (typeof DEAREST)[number];
					await (await fetch(running.url + path, init)).arrayBuffer();
					dear++;
				}
			});
			const looks: number[] = [];
			while (performance.now() < end) {
				const started = performance.now();
				must((await fetch(`${running.url}/healthz`)).status === 200, "/healthz was not answered 200");
				looks.push(performance.now() - started);
				await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
			}
			await Promise.all(stalling);
			await callers.finish();
			must((await running.stop()) === 0, "The service did not end cleanly");
			const kept = await readKept(settings);
			// Of the stallers' own requests those of marks alone are kept as well; they name no id.
			const honest = kept.requests.filter(({ client_request_id }) => client_request_id !== null);
			must(callers.acknowledged.size > 0, "No honest client was served meanwhile");
			must([...callers.answers.keys()].join() === "200", `Honest clients were answered ${[...callers.answers.keys()]}`);
			looks.sort((one, other) => one - other);
			const median = looks[Math.floor(looks.length / 2)] ?? 0;
			must(median < HEALTHY_WITHIN, `/healthz took ${Math.round(median)} ms in the median`);
			return {
				"dear requests": dear,
				"/healthz asked": looks.length,
				"its median (ms)": Math.round(median),
				"its slowest (ms)": Math.round(looks.at(-1) ?? 0),
				"honest requests answered": callers.times.length,
				...mustHaveKept(callers, { ...kept, requests: honest }),
			};
		}),
};
