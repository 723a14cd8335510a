/** The proxies of the guide, with the files of `deploy/`: only addresses and certificates are this machine's. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request as requestPlain } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import type { Certificate } from "./certificate.ts";
import { freePort } from "./postgres.ts";

export interface Proxy {
	url: string;
	stop: () => Promise<void>;
}

export interface ProxyOptions {
	/** Of `deploy/`. */
	file: string;
	/** Of the services: `127.0.0.1:4321`. */
	hosts: readonly string[];
	/** For what it writes. */
	folder: string;
	/** Serve over TLS, and send plain HTTP on the same port there. nginx only. */
	certificate?: Certificate;
	/** A free one if unset. nginx only. */
	port?: number;
	/** Further lines for the server. nginx only. */
	more?: string;
}

const NGINX = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];
const CADDY = "/usr/bin/caddy";

export const nginxProgram = () => NGINX.find(existsSync);

/** Whether this machine has both; in Debian: apt-get install nginx caddy. */
export const hasProxies = () => nginxProgram() !== undefined && existsSync(CADDY);

export async function startNginx(options: ProxyOptions): Promise<Proxy> {
	const { file, hosts, folder, certificate, port = await freePort(), more = "" } = options;
	const [front = ""] = readFileSync(file, "utf8").split("\nserver {\n\tlisten 80;");
	const tls = certificate
		? `listen 127.0.0.1:${port} ssl http2;\n\terror_page 497 =308 https://$http_host$request_uri;\n\t${more}`
		: `listen 127.0.0.1:${port};`;
	const site = atHosts(front, hosts)
		.replace(/listen 443 ssl.*;/, () => tls)
		.replace(/\tssl_certificate .*\n/, certificate ? `\tssl_certificate ${certificate.file};\n` : "")
		.replace(/\tssl_certificate_key .*\n/, certificate ? `\tssl_certificate_key ${certificate.keyFile};\n` : "");
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(kind) => `${kind}_temp_path ${join(folder, kind)};`,
	);
	mkdirSync(folder, { recursive: true });
	const configuration = join(folder, "nginx.conf");
	writeFileSync(
		configuration,
		`daemon off; worker_processes 1; pid ${join(folder, "nginx.pid")}; error_log stderr warn; events {} http { ${temporary.join(" ")}\n${site}\n}`,
	);
	const url = certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
	return await started(nginxProgram() ?? "nginx", ["-p", folder, "-e", "stderr", "-c", configuration], url, folder);
}

export async function startCaddy({ file, hosts, folder }: ProxyOptions): Promise<Proxy> {
	const url = `http://127.0.0.1:${await freePort()}`;
	const site = atHosts(readFileSync(file, "utf8"), hosts)
		.replace(/^(www\.example\.com|\{\$DOMAIN\}) \{/m, `${url} {`)
		// The names of containers, which this machine has not.
		.replaceAll("app-1:4321 app-2:4321 {", `${hosts.join(" ")} {`);
	mkdirSync(folder, { recursive: true });
	const configuration = join(folder, "Caddyfile");
	writeFileSync(configuration, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n}\n${site}`);
	return await started(CADDY, ["run", "--adapter", "caddyfile", "--config", configuration], url, folder);
}

function atHosts(text: string, hosts: readonly string[]): string {
	return hosts.reduce((changed, host, place) => changed.replaceAll(`127.0.0.1:${4321 + place}`, host), text);
}

async function started(program: string, args: readonly string[], url: string, folder: string): Promise<Proxy> {
	const proxy = spawn(program, args, {
		stdio: ["ignore", "ignore", "pipe"],
		env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
	});
	let said = "";
	proxy.on("error", (error) => {
		said += error.message;
	});
	proxy.stderr.on("data", (text) => {
		said = (said + text).slice(-4000);
	});
	const ended = once(proxy, "exit");
	for (const until = Date.now() + 10_000; !(await answers(`${url}/healthz`)); ) {
		if (Date.now() > until || proxy.exitCode !== null || !proxy.pid)
			throw new Error(`${program} does not answer:\n${said}`);
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

/** Whether an address says 200, whoever signed its certificate. */
function answers(url: string): Promise<boolean> {
	return new Promise((resolve) => {
		const ask = url.startsWith("https:") ? request : requestPlain;
		const asked = ask(url, { agent: false, rejectUnauthorized: false }, (answer) => {
			answer.resume();
			resolve(answer.statusCode === 200);
		});
		asked.on("error", () => resolve(false)).end();
	});
}
