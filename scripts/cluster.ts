/**
 * `npm run cluster`: three services and PostgreSQL behind nginx on this machine, as deploy/nginx.conf says, over TLS; then
 * the browser journeys through it. Loopback only; needs openssl, and ends all it started.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWithSettings } from "../testing/build-with-settings.ts";
import { emptyDatabase, freePort, startPostgres } from "../testing/postgres.ts";
import { startService } from "../testing/running-service.ts";
import { buildForTests } from "./build-for-tests.ts";
import { makeCertificate } from "./certificate.ts";
import { installChromium, installNginx, installPostgres } from "./install.ts";
import { orExit, runInherited, StepFailed } from "./steps.ts";

const SERVICES = 3;

const nginx = await installNginx();
process.env.CHROMIUM = await installChromium();
await installPostgres();
await orExit(buildForTests);
const folder = mkdtempSync(join(tmpdir(), "ivf-do-many-"));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
let code = 1;
try {
	code = await journeys();
} finally {
	for (const end of ends.reverse()) await end();
}
process.exit(code);

async function journeys(): Promise<number> {
	const postgres = await startPostgres();
	ends.push(postgres.stop);
	const port = await freePort();
	const CLUSTER_URL = `https://127.0.0.1:${port}`;
	const CLUSTER_DATABASE = await emptyDatabase(postgres.url, "cluster");
	const settings = {
		DATA_DIR: folder,
		DATABASE_URL: CLUSTER_DATABASE,
		SITE_URL: CLUSTER_URL,
		TRUST_PROXY: "1",
		RATE_LIMIT: "0",
		FORM_MIN_SECONDS: "0",
	};
	const main = buildWithSettings(join(folder, "build"), { siteUrl: CLUSTER_URL });
	const services = await Promise.all(Array.from({ length: SERVICES }, () => startService(settings, { main })));
	for (const { kill } of services) ends.push(kill);
	startNginx(
		port,
		services.map(({ url }) => new URL(url).host),
	);
	await listening(port);
	Object.assign(process.env, {
		CLUSTER_URL,
		CLUSTER_DATABASE,
		CLUSTER_PIDS: services.map((one) => one.process.pid).join(),
	});
	try {
		// Those that look come first: the others end one of the services.
		await runInherited("Recorridos por el proxy", "playwright", ["test", "pages", "frame", "--project", "desktop"]);
		await runInherited("Solicitudes por el proxy", "playwright", ["test", "--project", "cluster"]);
		return 0;
	} catch (error) {
		if (!(error instanceof StepFailed)) throw error;
		return 1;
	}
}

/** The file operators use, with this run's addresses and a certificate of its own. */
function startNginx(port: number, hosts: readonly string[]): void {
	const { file, keyFile } = makeCertificate(folder);
	const [front = ""] = readFileSync("deploy/nginx.conf", "utf8").split("\nserver {\n\tlisten 80;");
	const site = hosts
		.reduce((text, host, place) => text.replace(`127.0.0.1:${4321 + place}`, host), front)
		.replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
		.replace(/ssl_certificate .*/, `ssl_certificate ${file};`)
		.replace(/ssl_certificate_key .*/, `ssl_certificate_key ${keyFile};`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(kind) => `${kind}_temp_path ${join(folder, kind)};`,
	);
	const configuration = join(folder, "nginx.conf");
	writeFileSync(
		configuration,
		`daemon off; worker_processes 1; pid ${join(folder, "nginx.pid")}; error_log stderr warn; events {} http { ${temporary.join(" ")}\n${site}\n}`,
	);
	const proxy = spawn(nginx, ["-p", folder, "-e", "stderr", "-c", configuration], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = new Promise((resolve) => proxy.once("exit", resolve));
	ends.push(async () => {
		proxy.kill("SIGTERM");
		await ended;
	});
}

async function listening(port: number): Promise<void> {
	for (const end = Date.now() + 10_000; Date.now() < end; ) {
		const socket = connect(port, "127.0.0.1");
		const opened = await once(socket, "connect").then(
			() => true,
			() => false,
		);
		socket.destroy();
		if (opened) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error("nginx did not start; what it said stands above");
}
