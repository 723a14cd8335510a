/** The proxies of the guide, with the files of `deploy/`: only addresses and certificates are this machine's. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../databases/postgres.ts";
import type { signedCertificate } from "./certificate.ts";
import { startProgram } from "./program.ts";

interface ProxyOptions {
	/** Of `deploy/`. */
	file: string;
	/** Of the services: `127.0.0.1:4321`. */
	hosts: readonly string[];
	/** For what it writes. */
	folder: string;
	/** Serve over TLS, and send plain HTTP on the same port there. nginx only. */
	certificate?: ReturnType<typeof signedCertificate>;
	/** A free one if unset. nginx only. */
	port?: number;
}

const NGINX = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];
const CADDY = "/usr/bin/caddy";

const nginxProgram = () => NGINX.find(existsSync);

/** Whether this machine has both; in Debian: apt-get install nginx caddy. */
export const hasProxies = () => nginxProgram() !== undefined && existsSync(CADDY);

export async function startNginx(options: ProxyOptions) {
	const { file, hosts, folder, certificate, port = await freePort() } = options;
	const [front = ""] = readFileSync(file, "utf8").split("\nserver {\n\tlisten 80;");
	const tls = certificate
		? `listen 127.0.0.1:${port} ssl http2;\n\terror_page 497 =308 https://$http_host$request_uri;`
		: `listen 127.0.0.1:${port};`;
	const site = atHosts(front, hosts)
		.replace(/listen 443 ssl.*;/, () => tls)
		.replace(/\tssl_certificate .*\n/, certificate ? `\tssl_certificate ${certificate.certFile};\n` : "")
		.replace(/\tssl_certificate_key .*\n/, certificate ? `\tssl_certificate_key ${certificate.keyFile};\n` : "");
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(kind) => `${kind}_temp_path ${join(folder, kind)};`,
	);
	mkdirSync(folder, { recursive: true });
	const configuration = join(folder, "nginx.conf");
	writeFileSync(
		configuration,
		`daemon off; worker_processes 1; pid ${join(folder, "nginx.pid")}; error_log stderr notice; events {} http { ${temporary.join(" ")}\n${site}\n}`,
	);
	const url = certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
	const args = ["-p", folder, "-e", "stderr", "-c", configuration];
	const listening = /start worker process /;
	const { stop } = await startProgram(nginxProgram() ?? "nginx", args, environment(folder), listening, false);
	return { url, stop };
}

async function startCaddy({ file, hosts, folder }: ProxyOptions) {
	const url = `http://127.0.0.1:${await freePort()}`;
	const site = atHosts(readFileSync(file, "utf8"), hosts)
		.replace(/^(www\.example\.com|\{\$DOMAIN\}) \{/m, `${url} {`)
		// The names of containers, which this machine has not.
		.replaceAll("app-1:4321 app-2:4321 {", `${hosts.join(" ")} {`);
	mkdirSync(folder, { recursive: true });
	const configuration = join(folder, "Caddyfile");
	writeFileSync(configuration, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}\n}\n${site}`);
	const args = ["run", "--adapter", "caddyfile", "--config", configuration];
	const { stop } = await startProgram(CADDY, args, environment(folder), /serving initial configuration/, false);
	return { url, stop };
}

/** The one whose configuration this is. */
export const startProxy = (options: ProxyOptions) =>
	options.file.includes("nginx") ? startNginx(options) : startCaddy(options);

const atHosts = (text: string, hosts: readonly string[]): string =>
	hosts.reduce((changed, host, index) => changed.replaceAll(`127.0.0.1:${4321 + index}`, host), text);

const environment = (folder: string) => ({
	PATH: process.env.PATH,
	HOME: folder,
	XDG_DATA_HOME: folder,
	XDG_CONFIG_HOME: folder,
});
