/** What is read by systemd and Docker only, held against what the service knows. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkNode, MIN_NODE } from "../../cli/diagnostics/machine-checks.ts";
import { BUILD_VARIABLES } from "../../contract/web/build-settings.ts";
import { settingsSchema } from "../../service/settings/settings.ts";

const SETTINGS = Object.keys(settingsSchema.entries);
/** What compose.yaml itself asks for, and nobody else reads. */
const IMAGES = ["CADDY_IMAGE", "NODE_BUILD_IMAGE", "NODE_IMAGE", "POSTGRES_IMAGE"];
const OF_COMPOSE = [...IMAGES, "DOMAIN", "POSTGRES_PASSWORD"].sort();

const compose = readFileSync("compose.yaml", "utf8");
const { "app-1": app, "app-2": second, database, proxy } = parse(compose).services;

const assigned = (file: string) =>
	Array.from(readFileSync(file, "utf8").matchAll(/^([A-Z_]+)=/gm), ([, name]) => name as string);

describe("the containers", () => {
	it("are given settings that the service has, and all of them", () => {
		expect(Object.keys(app.environment).filter((name) => !SETTINGS.includes(name))).toEqual([]);
		expect(app.env_file).toBe(".env");
	});

	it("want of .env what an example shows", () => {
		const wanted = new Set(Array.from(compose.matchAll(/\$\{([A-Z_]+)/g), ([, name]) => name as string));
		expect([...wanted].filter((name) => !SETTINGS.includes(name)).sort()).toEqual(OF_COMPOSE);
		expect(assigned("deploy/compose.env.example").sort()).toEqual(OF_COMPOSE);
	});

	it("say for themselves what .env says of another place", () => {
		const { HOST, PORT, DATA_DIR, DATABASE_URL, SITE_URL } = app.environment;
		expect([HOST, String(PORT), DATA_DIR]).toEqual(["0.0.0.0", "4321", "/data"]);
		expect(readFileSync("Dockerfile", "utf8")).toContain(`HOST=${HOST} PORT=${PORT} DATA_DIR=${DATA_DIR}`);
		expect(DATABASE_URL).toContain(`${database.environment.POSTGRES_USER}:\${POSTGRES_PASSWORD}@database`);
		expect(SITE_URL).toBe(`https://${proxy.environment.DOMAIN}`);
	});

	it("are two alike, each of them asked for its health where it says that it stops", () => {
		expect(second).toEqual(app);
		const caddy = readFileSync("deploy/Caddyfile", "utf8");
		expect(caddy).toContain("reverse_proxy app-1:4321 app-2:4321 {");
		expect(caddy).toContain("health_uri /healthz");
		const interval = Number(caddy.match(/health_interval (\d+)s/)?.[1]);
		const timeout = Number(caddy.match(/health_timeout (\d+)s/)?.[1]);
		expect(app.environment.DRAIN_SECONDS).toBeGreaterThan(interval + timeout);
	});

	it("are built with all that becomes part of the pages, and nothing else", () => {
		const taken = Array.from(readFileSync("Dockerfile", "utf8").matchAll(/^ARG (\w+)/gm), ([, name]) => name);
		expect(taken).toEqual(["NODE_BUILD_IMAGE", "NODE_IMAGE", ...BUILD_VARIABLES]);
		expect(Object.keys(app.build.args)).toEqual(taken);
	});

	it("are made of images that .env can pin, with the tags of which the guide reads the digests", () => {
		const guide = readFileSync("docs/guia-de-despliegue.md", "utf8");
		const tags = Array.from(compose.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g), ([, name, tag]) => `${name} ${tag}`);
		expect(tags.map((line) => line.split(" ")[0]).sort()).toEqual(IMAGES);
		for (const line of tags) expect(guide).toContain(`\n${line}\n`);
		const ofDockerfile = readFileSync("Dockerfile", "utf8").matchAll(/^ARG (\w+_IMAGE)=(.+)$/gm);
		for (const [, name, tag] of ofDockerfile) expect(tags).toContain(`${name} ${tag}`);
	});

	it("keep a log that ends, have a limit of memory, and start no Node to be asked for their health", () => {
		for (const service of [app, second, database, proxy]) {
			expect(service.logging.options).toMatchObject({ "max-size": "10m", "max-file": "5" });
			expect(service.mem_limit).toMatch(/^\d+m$/);
		}
		expect(readFileSync("Dockerfile", "utf8")).toMatch(/^HEALTHCHECK .*\n\tCMD \["wget", /m);
	});
});

describe.each(["deploy/ivf-do.service", "deploy/ivf-do@.service"])("%s", (file) => {
	const unit = readFileSync(file, "utf8");
	const [, start = ""] = unit.match(/^ExecStart=(.+)$/m) ?? [];

	it("sets last what the settings file says of another place", () => {
		// EnvironmentFile goes before Environment in any order; only what the program is started with comes after.
		expect(start).toMatch(
			/^\/usr\/bin\/env DATA_DIR=%S\/ivf-do (PORT=%i )?node \/opt\/ivf-do\/dist\/service\/main\.js$/,
		);
		expect(start.includes("PORT=%i")).toBe(file.includes("@"));
		expect(unit).toMatch(/^StateDirectory=ivf-do$/m);
	});

	it("is said to be started once it serves", () => {
		expect(unit).toMatch(/^Type=notify$/m);
		// Told by a program that the service starts.
		expect(unit).toMatch(/^NotifyAccess=all$/m);
	});

	it("is started again however often it has ended", () => {
		const [, head = ""] = unit.match(/^\[Unit\]\n([^[]*)/m) ?? [];
		expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
		expect(/^After=.*\bpostgresql\.service\b/m.test(head)).toBe(file.includes("@"));
	});

	it("has the account and the limits of the other", () => {
		const ofOne = /^(#.*|Description=.*|ExecStart=.*|After=.*|Requires=.*|EnvironmentFile=-.*)\n/gm;
		const plain = readFileSync("deploy/ivf-do.service", "utf8");
		expect(unit.replace(ofOne, "")).toBe(plain.replace(ofOne, ""));
	});
});

it("one process has a socket that outlives it, where the proxies' files look for it, and one of several has none", () => {
	const socket = readFileSync("deploy/ivf-do.socket", "utf8").match(/^ListenStream=(.+)$/m)?.[1] ?? "none";
	expect(readFileSync("deploy/Caddyfile-one", "utf8")).toContain(`reverse_proxy ${socket} {`);
	expect(readFileSync("deploy/nginx-one.conf", "utf8")).toContain(`\tserver ${socket} max_fails=0;`);
	expect(readFileSync("deploy/ivf-do.service", "utf8")).toMatch(/^Requires=ivf-do\.socket$/m);
	expect(readFileSync("deploy/ivf-do@.service", "utf8")).not.toContain("Requires=");
});

it("nobody is told to stop a service whose socket would start it again at the next visit", () => {
	for (const file of ["docs/guia-de-despliegue.md", "docs/guia-de-ordenes.md", "cli/texts.json"]) {
		const text = readFileSync(file, "utf8");
		expect(text.match(/systemctl (?:stop|disable --now|start) ivf-do(?![-.@\w]).*/g) ?? [], file).toEqual([]);
	}
});

it("a process that hangs is ended by systemd, and no proxy sends a form a second time", () => {
	for (const unit of ["deploy/ivf-do.service", "deploy/ivf-do@.service"]) {
		expect(readFileSync(unit, "utf8")).toMatch(/^WatchdogSec=30\nWatchdogSignal=SIGKILL$/m);
	}
	for (const file of ["deploy/nginx.conf", "deploy/nginx-one.conf"]) {
		expect(readFileSync(file, "utf8")).not.toMatch(/^\s*proxy_next_upstream .*non_idempotent/m);
	}
	for (const file of ["deploy/Caddyfile", "deploy/Caddyfile-one"]) {
		expect(readFileSync(file, "utf8")).toMatch(/lb_retry_match \{\s+method GET HEAD\s+\}/);
	}
});

it("asks for one Node everywhere: the bundle, the image, the guide and doctor", () => {
	const named = (file: string, pattern: RegExp) =>
		Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, version]) => Number(version));
	expect(named("vite.service.config.ts", /target: "node(\d+)"/g)).toEqual([MIN_NODE]);
	expect(named("Dockerfile", /^ARG NODE_\w*IMAGE=node:(\d+)/gm)).toEqual([MIN_NODE, MIN_NODE]);
	expect(named("docs/guia-de-despliegue.md", /Node (\d+)/g)).toContain(MIN_NODE);
	expect(named("docs/guia-de-despliegue.md", /Node (\d+)/g).filter((version) => version !== MIN_NODE)).toEqual([]);
	expect(readFileSync("docs/guia-de-despliegue.md", "utf8")).toMatch(new RegExp(`node --version.*v${MIN_NODE}`));
	expect(checkNode(`${MIN_NODE - 1}.9.0`).state).toBe("fault");
	expect(checkNode(process.versions.node).state).toBe("ok");
});
