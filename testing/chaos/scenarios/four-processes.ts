/** Four services on one PostgreSQL: the same requests are sent to several of them at once. */
import { randomUUID } from "node:crypto";
import { atOnce, BrokenPromise, must } from "../../must.ts";
import { Answered, send } from "../callers.ts";
import { mustHold } from "../kept.ts";
import type { Scenario } from "../trial.ts";

const PROCESSES = 4;
const AT_ONCE = 20;
const MAX_TRIES = 20;

export const fourProcesses: Scenario = {
	name: "four-processes",
	title: "Four processes on one PostgreSQL, each request sent to three of them at once",
	promised: [
		"docs/secure-contact.openapi.yaml: Made by the client, so that the same request sent again is stored once.",
	],
	atMost: 900,
	store: "postgres",
	run: async (trial) => {
		// All at once: they also race to make the tables.
		const running = await atOnce(PROCESSES, () => trial.service());
		const answered = new Answered();
		const requests = trial.amount(1000, 25);

		async function insist(url: string, id: string): Promise<string> {
			for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
				const reference = await send(url, id, answered);
				if (reference) return reference;
			}
			throw new BrokenPromise(`A request was refused ${MAX_TRIES} times`);
		}

		let next = 0;
		await atOnce(AT_ONCE, async () => {
			while (next < requests) {
				const id = randomUUID();
				const skipped = next++ % PROCESSES;
				const others = running.filter((_, index) => index !== skipped);
				const references = await Promise.all(others.map(({ url }) => insist(url, id)));
				must(new Set(references).size === 1, `One request got the references ${references.join(", ")}`);
			}
		});
		return {
			processes: PROCESSES,
			"answered 200": answered.count("200"),
			"answered 503": answered.count("503"),
			...(await mustHold(trial, answered, running, "never")),
		};
	},
};
