/** The proxies of the guide, with the files of `deploy/`: only addresses and TLS are this trial's. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../postgres.ts";

export interface Proxy {
	url: string;
	stop: () => Promise<void>;
}

/**
 * @param program path of nginx
 * @param file of `deploy/`
 * @param folder for what it writes
 */
export async function startNginx(
	program: string,
	file: string,
	hosts: readonly string[],
	folder: string,
): Promise<Proxy> {
	const port = await freePort();
	const [front = ""] = readFileSync(file, "utf8").split("\nserver {\n\tlisten 80;");
	const site = atHosts(front, hosts)
		.replace(/listen 443 ssl.*;/, `listen 127.0.0.1:${port};`)
		.replace(/\tssl_certificate.*\n/g, "");
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(kind) => `${kind}_temp_path ${join(folder, kind)};`,
	);
	mkdirSync(folder, { recursive: true });
	const configuration = join(folder, "nginx.conf");
	writeFileSync(
		configuration,
		`daemon off; worker_processes 1; pid ${join(folder, "nginx.pid")}; error_log stderr warn; events {} http { ${temporary.join(" ")}\n${site}\n}`,
	);
	return await started(program, ["-p", folder, "-e", "stderr", "-c", configuration], port, folder);
}

/** The same for Caddy. */
export async function startCaddy(
	program: string,
	file: string,
	hosts: readonly string[],
	folder: string,
): Promise<Proxy> {
	const port = await freePort();
	const site = atHosts(readFileSync(file, "utf8"), hosts)
		.replace(/^(www\.example\.com|\{\$DOMAIN\}) \{/m, `http://127.0.0.1:${port} {`)
		// The names of containers, which this machine has not.
		.replaceAll("app-1:4321 app-2:4321 {", `${hosts.join(" ")} {`);
	mkdirSync(folder, { recursive: true });
	const configuration = join(folder, "Caddyfile");
	writeFileSync(configuration, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n}\n${site}`);
	return await started(program, ["run", "--adapter", "caddyfile", "--config", configuration], port, folder);
}

function atHosts(text: string, hosts: readonly string[]): string {
	return hosts.reduce((changed, host, place) => changed.replaceAll(`127.0.0.1:${4321 + place}`, host), text);
}

async function started(program: string, args: readonly string[], port: number, folder: string): Promise<Proxy> {
	const proxy = spawn(program, args, {
		stdio: ["ignore", "ignore", "pipe"],
		env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
	});
	let said = "";
	proxy.stderr.on("data", (text) => {
		said = (said + text).slice(-4000);
	});
	const ended = once(proxy, "exit");
	const url = `http://127.0.0.1:${port}`;
	for (const until = Date.now() + 10_000; ; ) {
		const answer = await fetch(`${url}/healthz`).catch(() => undefined);
		if (answer?.ok) break;
		if (Date.now() > until || proxy.exitCode !== null) throw new Error(`${program} does not answer:\n${said}`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return {
		url,
		stop: async () => {
			proxy.kill("SIGTERM");
			await ended;
		},
	};
}
