/** One of two processes is stopped with SIGSTOP behind the proxies of the guide; and a watchdog listens to it. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll } from "vitest";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import type { Figures } from "../../measuring/record.ts";
import { atOnce, must, pause, until } from "../../must.ts";
import { startProxy } from "../../processes/proxies.ts";
import { bodyFor, post } from "../callers.ts";
import { ended, keptRequests } from "../kept.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const NOTIFIED_EVERY = 1000;
/** The proxies give up on a page after ten seconds and ask the other process. */
const MAX_PAGE_SECONDS = 15;
const GETS_AT_ONCE = 8;
const POSTS = 12;

beforeAll(buildForTests, 300_000);
scenario("hung-process", async (trial) => ({ ...(await behind(trial, "nginx")), ...(await behind(trial, "caddy")) }));

async function behind(trial: Trial, proxy: "nginx" | "caddy"): Promise<Figures> {
	const receiver = await startReceiver(trial, join(trial.folder, `${proxy}.notify`));
	const settings = { TRUST_PROXY: "1" };
	const watched = { NOTIFY_SOCKET: receiver.path, WATCHDOG_USEC: String(NOTIFIED_EVERY * 3 * 1000) };
	const hung = await trial.service({ ...settings, ...watched }, { keepLog: true });
	const other = await trial.service(settings, { keepLog: true });
	const hosts = [hung, other].map(({ url }) => new URL(url).host);
	const folder = join(trial.folder, proxy);
	const file = proxy === "nginx" ? "deploy/nginx.conf" : "deploy/Caddyfile";
	const { url, stop } = await startProxy({ file, hosts, folder });
	trial.after(stop);
	const stored = (await keptRequests(trial.settings)).length;
	await until("The watchdog is told", 10, () => receiver.count() >= 3);

	hung.process.kill("SIGSTOP");
	trial.after(() => hung.process.kill("SIGCONT"));
	await pause(NOTIFIED_EVERY);
	const told = receiver.count();
	const posts = atOnce(POSTS, () => post(url, bodyFor(randomUUID())));
	const waits: number[] = [];
	const statuses = new Set<number>();
	await atOnce(GETS_AT_ONCE, async () => {
		for (const end = performance.now() + 20_000; performance.now() < end; await pause(500)) {
			const asked = performance.now();
			const response = await fetch(`${url}/faq`, { headers: { connection: "close" } });
			await response.arrayBuffer();
			statuses.add(response.status);
			waits.push((performance.now() - asked) / 1000);
		}
	});
	const silent = receiver.count() - told;
	const slowest = Math.max(...waits);
	must([...statuses].join() === "200", `${proxy}: pages were answered ${[...statuses].join()}`);
	must(slowest < MAX_PAGE_SECONDS, `${proxy}: a page took ${slowest.toFixed(1)} s`);
	must(silent === 0, `The watchdog was told ${silent} times by a process that hung`);

	hung.process.kill("SIGCONT");
	await until("The watchdog is told again", 10, () => receiver.count() > told);
	const answers = await posts;
	const acknowledged = answers.filter(({ reference }) => reference).length;
	await ended(hung, other);
	const repeated = [...hung.log, ...other.log].filter((line) => line.includes('"repeated":true')).length;
	const kept = (await keptRequests(trial.settings)).length - stored;
	must(repeated === 0, `${proxy} sent ${repeated} forms a second time`);
	must(kept >= acknowledged && kept <= POSTS, `${acknowledged} of ${POSTS} were acknowledged, ${kept} stored`);
	return {
		[`${proxy}: pages asked for, all answered 200`]: waits.length,
		[`${proxy}: of these after more than a second`]: waits.filter((wait) => wait > 1).length,
		[`${proxy}: slowest page (s)`]: slowest.toFixed(1),
		[`${proxy}: forms sent`]: POSTS,
		[`${proxy}: acknowledged; stored`]: `${acknowledged}; ${kept}`,
		[`${proxy}: sent a second time`]: repeated,
		[`${proxy}: watchdog told before, while it hung`]: `${told}, ${silent}`,
	};
}

/** Stands in for systemd: takes what a service tells by `NOTIFY_SOCKET`. */
async function startReceiver(trial: Trial, path: string) {
	let heard = "";
	const args = ["--datagram", `--listen=${path}`, "/bin/sh", "-c", "exec cat <&3"];
	const receiver = spawn("systemd-socket-activate", args, { stdio: ["ignore", "pipe", "ignore"] });
	receiver.stdout.on("data", (text) => {
		heard += text;
	});
	trial.after(() => receiver.kill());
	await until("A socket to tell", 10, () => existsSync(path));
	return { path, count: () => heard.split("WATCHDOG=1").length - 1 };
}
