/** Some connect and send slowly (slow loris), and a few send the costliest bytes they can think of, beside honest clients. */
import { connect } from "node:net";
import { requestPath } from "../../../contract/desk/paths.ts";
import { CONTACT_PATH } from "../../../contract/requests/wire.ts";
import { median } from "../../measuring/median.ts";
import { atOnce, must, until } from "../../must.ts";
import { JSON_HEADERS, startCallers } from "../callers.ts";
import { ended, mustHaveKept } from "../kept.ts";
import type { Scenario } from "../trial.ts";

const CALLERS = 4;
const COSTLY_AT_ONCE = 4;
// The service's own limits are 10 s for headers and 30 s for a whole request, looked at every 2 s.
const CUT_OFF_WITHIN = 60;
// A fixed code path takes under a millisecond; the one that was quadratic delayed /healthz by two seconds.
const HEALTHY_WITHIN = 1000;

const HEAD = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: ivf.example\r\n`;
const WITH_BODY = `${HEAD}Content-Type: application/json\r\napikey: ${JSON_HEADERS.apikey}\r\nContent-Length: 16000\r\n\r\n`;

/** What a slow client sends, and whether it then goes on by a byte a second. */
type SlowSending = readonly [sent: string, trickles?: boolean];
const OVER_HEADERS: readonly SlowSending[] = [[""], [HEAD], [`${HEAD}X-Slow: `, true]];
const OVER_BODIES: readonly SlowSending[] = [[WITH_BODY], [`${WITH_BODY}{`, true]];

const posted = (body: string) => [CONTACT_PATH, { method: "POST", headers: JSON_HEADERS, body }] as const;
const MARKS = { type: "patient", email: "nadie@example.com", country: "OTHER", name: "\u0301\u0323".repeat(3800) };
const COSTLIEST: readonly (readonly [string, RequestInit?])[] = [
	[`/${"a".repeat(15_000)}`],
	[`/${"%2540".repeat(2900)}`],
	posted(JSON.stringify(MARKS)),
	posted(JSON.stringify({ ...MARKS, name: "Nadie", message: MARKS.name })),
	posted(`{"name":${"[".repeat(7000)}${"]".repeat(7000)}}`),
	// A note of 60 kB at the desk's door, from nobody.
	[requestPath("7K4R-62XW"), { method: "POST", body: new URLSearchParams({ do: "note", note: "ñ".repeat(10_000) }) }],
];

export const slowClients: Scenario = {
	name: "slow-clients",
	title: "Slow loris, then the costliest bytes on four connections, beside honest clients",
	promised: [
		"docs/decisions/0003-store-and-mails.md: **Work for a request grows with its bytes and no faster.**",
		"docs/guia-de-despliegue.md: A quien tarda más de 10 s en enviar las cabeceras, o 30 s en enviar una solicitud entera, se le corta la conexión; los demás no lo notan.",
	],
	atMost: 300,
	run: async (trial) => {
		const count = trial.amount(1500, 30);
		const running = await trial.service({ TEAM: "ana@example.com" });
		const callers = startCallers(() => running.url, CALLERS, trial.amount(0, 40));
		await until("Requests acknowledged", 30, () => callers.answered.acknowledged.size >= 100);
		const port = Number(new URL(running.url).port);
		const kinds = trial.full ? [...OVER_HEADERS, ...OVER_BODIES] : OVER_HEADERS;
		const slow = Array.from({ length: count }, (_, at) => connectSlowly(port, kinds[at % kinds.length] as SlowSending));
		const open = () => slow.filter(({ readyState }) => readyState === "open").length;
		const looks: number[] = [];
		async function healthy(): Promise<void> {
			const asked = performance.now();
			must((await fetch(`${running.url}/healthz`)).status === 200, "/healthz was not answered 200");
			looks.push(performance.now() - asked);
		}

		await until("Slow clients connected", 60, () => slow.every(({ connecting }) => !connecting));
		const most = open();
		const started = performance.now();
		await until("Slow clients cut off", CUT_OFF_WITHIN, () => healthy().then(() => open() === 0));
		const seconds = (performance.now() - started) / 1000;

		let costly = 0;
		const costlySeconds = trial.amount(30, 1);
		await atOnce(COSTLY_AT_ONCE, async () => {
			for (const end = performance.now() + costlySeconds * 1000; performance.now() < end; ) {
				const [path, init] = COSTLIEST[costly++ % COSTLIEST.length] as (typeof COSTLIEST)[number];
				await (await fetch(running.url + path, init)).arrayBuffer();
				if (costly % 20 === 0) await healthy();
			}
		});
		await callers.finish();
		await ended(running);
		const statuses = [...callers.answered.answers.keys()].join();
		must(statuses === "200", `Honest clients were answered ${statuses}`);
		const middle = Math.round(median(looks));
		must(middle < HEALTHY_WITHIN, `/healthz took ${middle} ms in the median`);
		return {
			"slow clients": count,
			"open at once": most,
			"last one cut off after (s)": Math.round(seconds),
			"costly requests": costly,
			"/healthz asked meanwhile": looks.length,
			"its median (ms)": middle,
			"its slowest (ms)": Math.round(Math.max(...looks)),
			...(await mustHaveKept(trial, callers.answered)),
		};
	},
};

function connectSlowly(port: number, [sent, trickles]: SlowSending) {
	const socket = connect(port, "127.0.0.1", () => socket.write(sent));
	const timer = setInterval(() => trickles && socket.writable && socket.write("a"), 1000);
	socket.on("error", () => {});
	socket.resume();
	return socket.on("close", () => clearInterval(timer));
}
