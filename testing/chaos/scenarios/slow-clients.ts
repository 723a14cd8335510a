/** Slow loris: clients that connect and dawdle, each in its way, beside honest ones. */
import { connect, type Socket } from "node:net";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../../contract/defaults.ts";
import { CONTACT_PATH } from "../../../contract/wire.ts";
import { startCallers } from "../callers.ts";
import { mustHaveKept, readKept } from "../kept.ts";
import { must, type Scenario, until } from "../scenario.ts";
import { trial } from "../trial.ts";

const CALLERS = 8;
const BETWEEN_BYTES = 1000;
// The service's own limits are 10 s for headers and 30 s for a whole request, looked at every 2 s.
const CUT_OFF_WITHIN = 60;

const HEAD = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: ivf.example\r\n`;
const WITH_BODY = `${HEAD}Content-Type: application/json\r\napikey: ${DEFAULT_CONTACT_PUBLIC_KEY}\r\nContent-Length: 16000\r\n\r\n`;

/** What a dawdler sends at once, and what it then dribbles byte by byte. */
interface Kind {
	at: string;
	dribbled: string;
}

const OVER_HEADERS: readonly Kind[] = [
	{ at: "", dribbled: "" },
	{ at: HEAD, dribbled: "" },
	{ at: HEAD, dribbled: "X-Slow: " },
];
const OVER_BODIES: readonly Kind[] = [
	{ at: WITH_BODY, dribbled: "" },
	{ at: WITH_BODY, dribbled: "{" },
];

export const slowClients: Scenario = {
	name: "slow-clients",
	title: "Slow loris: half-open and dribbling connections beside honest clients",
	atMost: 300,
	run: ({ dawdlers, patient }) =>
		trial(async ({ folder, service }) => {
			const settings = { DATA_DIR: folder };
			const running = await service(settings);
			const callers = startCallers({ target: async () => running.url, count: CALLERS });
			await until("Requests acknowledged", 30, () => callers.acknowledged.size >= 100);
			const before = callers.times.length;

			const { port } = new URL(running.url);
			const kinds = patient ? [...OVER_HEADERS, ...OVER_BODIES] : OVER_HEADERS;
			const slow = Array.from({ length: dawdlers }, (_, index) =>
				dawdle(Number(port), kinds[index % kinds.length] as Kind),
			);
			const open = () => slow.filter(({ isOpen }) => isOpen()).length;
			await until("Dawdlers connected", 60, () => slow.every(({ hasConnected }) => hasConnected()));
			const most = open();
			const started = performance.now();
			await until("Dawdlers cut off", CUT_OFF_WITHIN, () => open() === 0);
			const seconds = (performance.now() - started) / 1000;
			const meanwhile = callers.times.slice(before).sort((one, other) => one - other);
			await callers.finish();
			must(meanwhile.length > 0, "No honest client was served meanwhile");
			must(!callers.answers.has("cut"), `${callers.answers.get("cut")} honest connections were cut`);
			must((await running.stop()) === 0, "The service did not end cleanly");
			return {
				dawdlers,
				"open at once": most,
				"cut off": dawdlers,
				"last one cut off after (s)": Math.round(seconds),
				"honest requests served meanwhile": meanwhile.length,
				"their p99 (ms)": Math.round(meanwhile[Math.floor(meanwhile.length * 0.99)] ?? 0),
				...mustHaveKept(callers, await readKept(settings)),
			};
		}),
};

function dawdle(port: number, { at, dribbled }: Kind) {
	let connected = false;
	let closed = false;
	const socket: Socket = connect(port, "127.0.0.1", () => {
		connected = true;
		socket.write(at);
	});
	const timer = setInterval(() => dribbled && socket.writable && socket.write("a"), BETWEEN_BYTES);
	socket.on("error", () => {});
	socket.resume();
	socket.on("close", () => {
		connected = true;
		closed = true;
		clearInterval(timer);
	});
	if (dribbled) socket.once("connect", () => socket.write(dribbled));
	return { hasConnected: () => connected, isOpen: () => !closed };
}
