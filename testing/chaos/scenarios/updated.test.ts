/** The service is updated under load in each way of docs/guia-de-despliegue.md, behind the proxies of deploy/. */
import { join } from "node:path";
import { beforeAll } from "vitest";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import { inTestBuild } from "../../builds/test-build.ts";
import { freePort } from "../../databases/postgres.ts";
import type { Figures } from "../../measuring/record.ts";
import { must, overAndOver, pause, until } from "../../must.ts";
import { startProgram } from "../../processes/program.ts";
import { startProxy } from "../../processes/proxies.ts";
import { ask, startCallers } from "../callers.ts";
import { mustHaveKept } from "../kept.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const READERS = 4;
const WRITERS = 2;
const PAGES = ["/", "/contacto", "/faq", "/para-pacientes"];
/** Answers between two updates, so that each happens while the site is in use. */
const BETWEEN = 200;
/** Milliseconds in which a proxy that asks each second has seen that a service is back. */
const SEEN_BY_PROXY = 3000;
/** Like systemd, passes its socket to one service after another; SIGUSR2 ends one, and the next one starts. */
const HOLDER = `
stopping=
trap 'kill $service' USR2
trap 'stopping=1; kill $service' TERM
while [ -z "$stopping" ]; do
	sh -c 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$1"' "$0" "$1" &
	service=$!
	while kill -0 $service 2>/dev/null; do wait $service; done
done`;

type Updated = Awaited<ReturnType<typeof heldSocket>>;

/** A way to update of the guide. */
interface Update {
	/** Whether the socket outlives the process. */
	held?: boolean;
	/** One if unset. */
	processes?: number;
	/** Seconds from the request to end until it ends. */
	drain?: number;
	/** Of its proxy, in `deploy/`. */
	file: string;
}

beforeAll(buildForTests, 300_000);

scenario("updated-caddy", (trial) => updated(trial, { held: true, file: "deploy/Caddyfile-one" }));
scenario("updated-nginx", (trial) => updated(trial, { held: true, file: "deploy/nginx-one.conf" }));
scenario("updated-several", (trial) => updated(trial, { processes: 3, file: "deploy/nginx.conf" }));
// Then the next one, once a proxy that asks each second has seen that this one is back.
scenario("updated-containers", (trial) => updated(trial, { processes: 2, file: "deploy/Caddyfile", drain: 5 }));

async function updated(trial: Trial, { held, processes = 1, drain, file }: Update): Promise<Figures> {
	const start = held ? heldSocket : ownSocket;
	const settings = { TRUST_PROXY: "1", ...(drain && { DRAIN_SECONDS: String(drain) }) };
	const services: Updated[] = [];
	const updates = trial.amount(5, 1);
	for (let count = 0; count < processes; count++) services.push(await start(trial, settings));
	const hosts = services.map(({ host }) => host);
	const { url, stop } = await startProxy({ file, hosts, folder: join(trial.folder, "proxy") });
	trial.after(stop);
	const callers = startCallers(() => url, WRITERS);
	const readers = startReaders(url);
	const answered = () => readers.count() + callers.answered.acknowledged.size;
	for (let update = 0; update < updates; update++) {
		for (const service of services) {
			const enough = answered() + BETWEEN;
			await until("The site in use", 120, () => answered() >= enough);
			await service.update();
			// As `docker compose up --wait` does, which waits for a check of health.
			if (drain) await pause(SEEN_BY_PROXY);
		}
	}
	await callers.finish();
	const forms = [...callers.answered.answers]
		.filter(([status]) => status !== "200")
		.map(([one, count]) => `${count} forms ${one}`);
	await readers.finish();
	const failures = [...readers.failures, ...forms];
	must(failures.length === 0, `Of ${answered()} answers: ${[...new Set(failures)].join(", ")}`);
	for (const service of services) await service.stop();
	return {
		restarts: updates * processes,
		pages: readers.count(),
		failed: 0,
		...(await mustHaveKept(trial, callers.answered)),
	};
}

/** Visitors who read pages without pause. */
function startReaders(url: string) {
	let count = 0;
	const failures: string[] = [];
	const finish = overAndOver(READERS, async () => {
		const path = PAGES[count++ % PAGES.length];
		const { status, text } = await ask(url + path);
		if (status !== "200") failures.push(`${path} ${status === "cut" ? text : status}`);
	});
	return { count: () => count, failures, finish };
}

/** With a socket of its own, as a container or one of several has it: nobody answers while it is started anew. */
async function ownSocket(trial: Trial, settings: Record<string, string>): Promise<Updated> {
	const PORT = String(await freePort());
	let service = await trial.service({ ...settings, PORT });
	return {
		host: `127.0.0.1:${PORT}`,
		update: async () => {
			await service.stop();
			service = await trial.service({ ...settings, PORT });
		},
		stop: () => service.stop(),
	};
}

/** With a socket that outlives it, as `deploy/ivf-do.socket` has it. */
async function heldSocket({ settings: own, after }: Trial, more: Record<string, string>) {
	const host = `127.0.0.1:${await freePort()}`;
	const settings: Record<string, string> = { ...own, RATE_LIMIT: "0", STAFF_MAIL_LIMIT: "0", ...more };
	const names = ["PATH", ...Object.keys(settings)].map((name) => `--setenv=${name}`);
	const main = inTestBuild("service/main.js");
	const args = [`--listen=${host}`, ...names, "sh", "-c", HOLDER, process.execPath, main];
	const env = { PATH: process.env.PATH, ...settings };
	// It starts nothing before somebody knocks.
	const holder = await startProgram("systemd-socket-activate", args, env, /^Listening on /);
	after(holder.stop);
	const served = () => holder.log.filter((line) => line.startsWith("Listo: ")).length;
	await fetch(`http://${host}/healthz`);
	return {
		/** Where a proxy finds it: `127.0.0.1:4321`. */
		host,
		/** Ends it and starts it anew; resolves once it serves. */
		update: async () => {
			const before = served();
			holder.process.kill("SIGUSR2");
			await until("The service serves anew", 60, () => served() > before);
		},
		stop: holder.stop,
	};
}
