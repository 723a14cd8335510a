/** Clients that announce a form, send its first byte and hang up, beside an honest one. */
import { once } from "node:events";
import { connect } from "node:net";
import { CONTACT_PATH } from "../../../contract/requests/wire.ts";
import { residentMemory } from "../../measuring/process-use.ts";
import { atOnce, must, pause } from "../../must.ts";
import { JSON_HEADERS, startCallers } from "../callers.ts";
import { ended, mustHaveKept } from "../kept.ts";
import { type Scenario, STORED } from "../trial.ts";

const AT_ONCE = 50;
const ROUNDS = 10;
/** Megabytes from the second round to the last: by then the heap has the size it works with. */
const MAX_GROWTH = 20;

const BROKEN_OFF = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: ivf.example\r\nContent-Type: application/json\r\napikey: ${JSON_HEADERS.apikey}\r\nContent-Length: 400\r\n\r\n{`;

export const brokenOffRequests: Scenario = {
	name: "broken-off-requests",
	title: "Posts that announce 400 bytes, send one and hang up, beside an honest client",
	promised: ["docs/decisions/0013-service.md: Nothing stays of a connection that has closed", STORED],
	atMost: 900,
	run: async (trial) => {
		const running = await trial.service();
		const pid = running.process.pid as number;
		const port = Number(new URL(running.url).port);
		const callers = startCallers(() => running.url, 1, 100);
		const posts = trial.amount(100_000, 2000);
		const perClient = Math.ceil(posts / ROUNDS / AT_ONCE);
		const memory: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			await atOnce(AT_ONCE, () => breakOff(port, perClient));
			await pause(1000);
			memory.push(residentMemory(pid));
		}
		await callers.finish();
		await ended(running);
		const [, second = 0] = memory;
		const last = memory.at(-1) ?? 0;
		must(last <= second + MAX_GROWTH, `Memory grew from ${second} to ${last} MB`);
		return {
			"broken off": posts,
			"memory after each tenth (MB)": memory.join(", "),
			...(await mustHaveKept(trial, callers.answered)),
		};
	},
};

async function breakOff(port: number, times: number): Promise<void> {
	for (let time = 0; time < times; time++) {
		const socket = connect(port, "127.0.0.1");
		socket.on("error", () => {});
		socket.end(BROKEN_OFF, () => socket.destroy());
		await once(socket, "close");
	}
}
