/** Clients that send slowly (slow loris), beside an honest one. It takes the half minute that a slow form is given. */
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { KEY } from "../../testing/app.ts";
import { servedSite } from "../../testing/processes/served-site.ts";
import { PAYLOADS } from "../../testing/requests.ts";

const HEAD = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: ivf.example\r\n`;
const WITH_BODY = `${HEAD}Content-Type: application/json\r\napikey: ${KEY}\r\nContent-Length: 16000\r\n\r\n`;

/** What is sent at once, and then whether a byte a second follows. */
const SLOW: readonly (readonly [sent: string, trickles: boolean])[] = [
	["", false],
	[HEAD, false],
	[`${HEAD}X-Slow: `, true],
	[WITH_BODY, false],
	[`${WITH_BODY}{`, true],
];
const OF_EACH = 20;
/** Node looks for them every two seconds. */
const CUT_OFF_WITHIN = 60_000;

it("who takes longer for headers or for a form than is given is cut off, and others do not notice", async () => {
	const { port, url } = await servedSite();
	const sockets = SLOW.flatMap(([sent, trickles]) =>
		Array.from({ length: OF_EACH }, () => {
			const socket = connect(port, "127.0.0.1", () => socket.write(sent));
			const timer = setInterval(() => trickles && socket.writable && socket.write("a"), 1000);
			socket.on("error", () => {});
			socket.resume();
			onTestFinished(() => void socket.destroy());
			return socket.on("close", () => clearInterval(timer));
		}),
	);
	const open = () => sockets.filter(({ closed }) => !closed).length;
	const headers = { "Content-Type": "application/json", apikey: KEY };
	async function stillOpen(): Promise<number> {
		expect((await fetch(`${url}/contacto`)).status).toBe(200);
		const body = JSON.stringify(PAYLOADS.patient);
		expect((await fetch(url + CONTACT_PATH, { method: "POST", headers, body })).status).toBe(200);
		return open();
	}
	expect(await stillOpen()).toBe(sockets.length);
	await expect.poll(stillOpen, { timeout: CUT_OFF_WITHIN, interval: 500 }).toBe(0);
}, 120_000);
