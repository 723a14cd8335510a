/** Malformed, hostile and random requests: very many within one process, and some thousands through a socket. */
import { connect } from "node:net";
import { resolve } from "node:path";
import { runnerImport } from "vite";
import { contentPlugin } from "../../../content-model/vite-plugin.ts";
import { type HostileCall, hostileCalls } from "../hostile-calls.ts";
import { readKept } from "../kept.ts";
import { residentMemory } from "../resident-memory.ts";
import { type Figures, must, type Scenario } from "../scenario.ts";
import { trial } from "../trial.ts";

const AT_ONCE = 16;
const MAY_GROW_MB = 120;

const WITHOUT_STYLES = {
	name: "without-styles",
	enforce: "pre",
	resolveId: (id: string) => (id.endsWith(".css") ? "\0style" : undefined),
	load: (id: string) => (id === "\0style" ? "" : undefined),
} as const;

/** What `hostile-app.ts` has; named here, because its types are those of pages. */
interface HostileApp {
	faceHostileCalls: (folder: string, count: number, seed: number) => Promise<Figures>;
}

const freshSeed = () => Math.floor(Math.random() * 2 ** 31);

export const hostileBodies: Scenario = {
	name: "hostile-bodies",
	title: "Malformed, hostile and random requests, within one process",
	atMost: 1800,
	run: ({ bodies }) =>
		trial(async ({ folder }) => {
			const seed = freshSeed();
			// Vite reads the content and the mails' components, which Node alone does not.
			const { module } = await runnerImport<HostileApp>("./testing/chaos/hostile-app.ts", {
				plugins: [contentPlugin(resolve("content")), WITHOUT_STYLES],
				logLevel: "error",
			});
			return { seed, ...(await module.faceHostileCalls(folder, bodies, seed)) };
		}),
};

export const hostileSocket: Scenario = {
	name: "hostile-socket",
	title: "The same through a socket, every fourth not even HTTP",
	atMost: 600,
	run: ({ socketBodies }) =>
		trial(async ({ folder, service }) => {
			const seed = freshSeed();
			const running = await service({ DATA_DIR: folder });
			const before = residentMemory(running.process.pid as number);
			const { port } = new URL(running.url);
			const statuses = new Map<string, number>();
			// Of those that show the key; plain forms are answered with a redirection.
			const acknowledged = new Set<string>();
			const calls = hostileCalls(socketBodies, seed).map(onTheWire);
			const senders = Array.from({ length: AT_ONCE }, async () => {
				for (let call = calls.pop(); call; call = calls.pop()) {
					const answer = await speak(Number(port), call);
					const status = answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? "no answer";
					const reference = answer.match(/\{"received":true,"reference":"([^"]*)"\}$/)?.[1];
					if (reference) acknowledged.add(reference);
					statuses.set(status, (statuses.get(status) ?? 0) + 1);
					must(!status.startsWith("5"), `${status} was answered to ${call.toString("base64").slice(0, 4000)}`);
				}
			});
			await Promise.all(senders);
			const grown = residentMemory(running.process.pid as number) - before;
			must((await fetch(`${running.url}/readyz`)).status === 200, "The service is no longer ready");
			must((await running.stop()) === 0, "The service did not end cleanly");
			must(grown < MAY_GROW_MB, `The service grew by ${grown} MB`);
			const { requests } = await readKept({ DATA_DIR: folder });
			must(acknowledged.size > 0, "None of the requests that show the key was stored: none got as far as its rules");
			const stored = new Set(requests.map(({ reference }) => reference));
			const missing = [...acknowledged].filter((reference) => !stored.has(reference));
			must(missing.length === 0, "An acknowledged request is missing");
			return {
				seed,
				bodies: socketBodies,
				"5xx": 0,
				...Object.fromEntries([...statuses].sort().map(([status, times]) => [`answered ${status}`, times])),
				stored: requests.length,
				"memory growth (MB)": grown,
			};
		}),
};

/** A call as bytes; some with a head that is none, or a length that is a lie. */
function onTheWire({ method, path, headers, body }: HostileCall, index: number): Buffer {
	const content = Buffer.from(body ?? []);
	const lines = Object.entries({ "content-length": String(content.length), ...headers });
	const head = [
		`${method} ${path} HTTP/1.1`,
		"Host: ivf.example",
		...lines.map(([name, value]) => `${name}: ${value}`),
	];
	const whole = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\nConnection: close\r\n\r\n`), content]);
	if (index % 4 !== 0) return whole;
	for (let at = 0; at < 3; at++) whole[(index * 31 + at * 17) % Math.min(whole.length, 200)] = (index * 7 + at) % 256;
	return whole;
}

async function speak(port: number, bytes: Buffer): Promise<string> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
	let answer = "";
	socket.on("data", (part) => {
		answer += part.toString("latin1");
	});
	socket.on("error", () => resolve());
	socket.on("close", () => resolve());
	await promise;
	return answer;
}
