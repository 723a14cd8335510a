/** Malformed, hostile and random requests through a socket, every fourth not even HTTP. */
import { connect } from "node:net";
import { isReference } from "../../../contract/requests/reference.ts";
import { residentMemory } from "../../measuring/process-use.ts";
import { atOnce, must, tally } from "../../must.ts";
import { type HostileCall, hostileCalls, MARK, ORIGIN } from "../hostile-calls.ts";
import { ended, keptRequests } from "../kept.ts";
import { type Scenario, STORED } from "../trial.ts";

const CHUNK = 2000;
const AT_ONCE = 16;
const MAY_GROW_MB = 120;

export const hostileRequests: Scenario = {
	name: "hostile-requests",
	title: "Malformed, hostile and random requests through a socket, every fourth not even HTTP",
	promised: [
		STORED,
		"docs/decisions/0003-store-and-mails.md: Logs carry codes and references only.",
		"docs/decisions/0002-forms.md: **What a visitor sent is shown as text.**",
	],
	atMost: 1800,
	run: async ({ amount, settings, service }) => {
		const requestCount = amount(200_000, 1000);
		const seed = Math.floor(Math.random() * 2 ** 31);
		const running = await service({ TRUST_PROXY: "1" }, { keepLog: true });
		const port = Number(new URL(running.url).port);
		const memory = () => residentMemory(running.process.pid as number);
		const statuses = new Map<string, number>();
		const references = { json: new Set<string>(), form: new Set<string>() };

		async function sendAndCheck(bytes: Buffer): Promise<void> {
			const answer = await speak(port, bytes);
			const status = answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? "no answer";
			tally(statuses, status);
			const said = bytes.toString("base64").slice(0, 4000);
			must(!status.startsWith("5"), `${status} was answered to ${said}`);
			must(!answer.includes(MARK), `An answer holds unescaped what was sent: ${said}`);
			const location = status === "303" && answer.match(/^location: *(\S+)/im)?.[1];
			const json = answer.match(/\{"received":true,"reference":"([^"]*)"\}$/)?.[1];
			const reference = location ? new URL(location, ORIGIN).searchParams.get("ref") : json;
			if (location || json !== undefined) {
				must(isReference(reference ?? ""), `A reference that is none was answered to ${said}`);
				references[location ? "form" : "json"].add(reference as string);
			}
		}

		let settled = 0;
		for (let sent = 0; sent < requestCount; sent += CHUNK) {
			const calls = hostileCalls(Math.min(CHUNK, requestCount - sent), seed + sent).map(onTheWire);
			await atOnce(AT_ONCE, async () => {
				for (let call = calls.pop(); call; call = calls.pop()) await sendAndCheck(call);
			});
			// What is kept for good, such as caches, is there after the first tenth.
			if (settled === 0 && sent >= requestCount / 10) settled = memory();
		}
		const grown = memory() - settled;
		must((await fetch(`${running.url}/readyz`)).status === 200, "The service is no longer ready");
		await ended(running);
		const unanswered = statuses.get("no answer") ?? 0;
		const requests = await keptRequests(settings);
		const acknowledged = new Set([...references.json, ...references.form]);
		must(unanswered <= requestCount / 100, `${unanswered} were given no answer`);
		must(references.json.size > 0 && references.form.size > 0, "None was stored: none got as far as its rules");
		must(
			requests.filter(({ reference }) => acknowledged.has(reference)).length === acknowledged.size,
			"An acknowledged request is missing",
		);
		must(requests.length <= acknowledged.size + unanswered, "Requests are stored that were not acknowledged");
		must(settled === 0 || grown < MAY_GROW_MB, `The service grew by ${grown} MB`);
		// A path that leads nowhere is logged; a damaged head may make a query part of one.
		const logged = running.log.map((line) => line.replace(/"path":"[^"]*"/, ""));
		must(!logged.some((line) => line.includes("ivfmark")), "The log holds what a visitor typed");
		return {
			seed,
			requests: requestCount,
			"5xx": 0,
			...Object.fromEntries([...statuses].sort().map(([status, times]) => [`answered ${status}`, times])),
			stored: requests.length,
			"log entries": running.log.length,
			"memory growth over the last nine tenths (MB)": settled && grown,
		};
	},
};

/** A call as bytes; some with a head that is none, or a length that is a lie. */
function onTheWire({ method, path, headers, body }: HostileCall, index: number): Buffer {
	const lines = Object.entries({ Host: "ivf.example", "content-length": body.length, ...headers, Connection: "close" });
	const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
	const whole = Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n`), body]);
	if (index % 4 !== 0) return whole;
	for (let at = 0; at < 3; at++) whole[(index * 31 + at * 17) % Math.min(whole.length, 200)] = (index * 7 + at) % 256;
	return whole;
}

async function speak(port: number, bytes: Buffer): Promise<string> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
	// With a false length the server would wait for more; if the socket ended at once, Node would drop valid answers.
	const patience = setTimeout(() => socket.end(), 500);
	let answer = "";
	socket.on("data", (part) => {
		answer += part.toString("latin1");
	});
	socket.on("error", () => resolve());
	socket.on("close", () => resolve());
	await promise;
	clearTimeout(patience);
	return answer;
}
