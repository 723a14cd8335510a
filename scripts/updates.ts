/**
 * `npm run updates [-- <name>…]`: updates the service under load in each way of docs/guia-de-despliegue.md, behind the
 * proxies of deploy/, and counts the requests that failed; the guide keeps the table. Loopback only; ends all it started.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { DATABASE_FILE } from "../service/database/open-database.ts";
import { emptyDatabase, startPostgres } from "../testing/postgres.ts";
import { inTestBuild } from "../testing/test-build.ts";
import { startLoad } from "../testing/updates/load.ts";
import { startCaddy, startNginx } from "../testing/updates/proxies.ts";
import { heldSocket, ownSocket, type UpdatedService } from "../testing/updates/services.ts";
import { buildForTests } from "./build-for-tests.ts";
import { installNginx, installPostgres } from "./install.ts";
import { orExit } from "./steps.ts";

const GUIDE = "docs/guia-de-despliegue.md";
const [BEGIN, END] = ["<!-- npm run updates -->", "<!-- /npm run updates -->"];
/** Times that every process is started anew. */
const UPDATES = 5;
/** Milliseconds in which a proxy that asks each second has seen that a service is back. */
const SEEN_BY_PROXY = 3000;
/** Answers between two updates, so that each happens while the site is in use. */
const BETWEEN = 200;

interface Way {
	name: string;
	title: string;
	processes: number;
	/** Beside those of every way. */
	settings?: Record<string, string>;
	start: typeof ownSocket;
	proxy: "caddy" | "nginx";
	file: string;
}

const WAYS: readonly Way[] = [
	{
		name: "caddy",
		title: "Un proceso con `ivf-do.socket`, detrás de Caddy (`deploy/Caddyfile-one`)",
		processes: 1,
		start: heldSocket,
		proxy: "caddy",
		file: "deploy/Caddyfile-one",
	},
	{
		name: "nginx",
		title: "Un proceso con `ivf-do.socket`, detrás de nginx (`deploy/nginx-one.conf`)",
		processes: 1,
		start: heldSocket,
		proxy: "nginx",
		file: "deploy/nginx-one.conf",
	},
	{
		name: "several",
		title: "Tres procesos detrás de nginx, uno tras otro (`deploy/nginx.conf`)",
		processes: 3,
		start: ownSocket,
		proxy: "nginx",
		file: "deploy/nginx.conf",
	},
	{
		name: "containers",
		title: "Los dos contenedores detrás de Caddy, uno tras otro (`deploy/Caddyfile`)",
		processes: 2,
		settings: { DRAIN_SECONDS: "5" },
		start: ownSocket,
		proxy: "caddy",
		file: "deploy/Caddyfile",
	},
];

const wished = process.argv.slice(2);
const programs = { caddy: "/usr/bin/caddy", nginx: await installNginx() };
for (const program of [programs.caddy, "/usr/bin/systemd-socket-activate"]) {
	if (existsSync(program)) continue;
	console.error(`No está ${program}; en Debian: apt-get install caddy systemd`);
	process.exit(1);
}
await installPostgres();
await orExit(buildForTests);
const rows: string[] = [];
let lost = 0;
for (const way of WAYS.filter(({ name }) => wished.length === 0 || wished.includes(name))) {
	process.stderr.write(`${way.name}…`);
	const row = await tried(way);
	process.stderr.write(` ${row}\n`);
	rows.push(row);
}
if (wished.length === 0) keep(rows);
process.exit(lost === 0 ? 0 : 1);

async function tried({ title, processes, settings: own, start, proxy, file }: Way): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-updates-"));
	const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
	try {
		const settings: Record<string, string> = {
			DATA_DIR: join(folder, "data"),
			RATE_LIMIT: "0",
			TRUST_PROXY: "1",
			...own,
		};
		if (processes > 1) {
			const postgres = await startPostgres();
			ends.push(postgres.stop);
			settings.DATABASE_URL = await emptyDatabase(postgres.url, "updates");
		}
		const services: UpdatedService[] = [];
		for (let count = 0; count < processes; count++) {
			const service = await start(settings, inTestBuild("service/main.js"));
			ends.push(service.stop);
			services.push(service);
		}
		const hosts = services.map(({ host }) => host);
		const behind = proxy === "caddy" ? startCaddy : startNginx;
		const { url, stop } = await behind(programs[proxy], file, hosts, join(folder, "proxy"));
		ends.push(stop);
		const load = startLoad(url);
		const answers = () => load.counted.pages + load.counted.forms;
		for (let update = 0; update < UPDATES; update++) {
			for (const service of services) {
				const before = answers();
				while (answers() < before + BETWEEN) await new Promise((resolve) => setTimeout(resolve, 20));
				await service.update();
				// As `docker compose up --wait` does, which waits for a check of health.
				if (own) await new Promise((resolve) => setTimeout(resolve, SEEN_BY_PROXY));
			}
		}
		const { pages, forms, failures, references } = await load.stop();
		const stored = await storedIn(settings);
		const missing = references.filter((reference) => !stored.has(reference)).length;
		lost += failures.length + missing;
		for (const failure of new Set(failures)) process.stderr.write(`\n  ${failure}`);
		return `| ${title} | ${UPDATES * processes} | ${pages} | ${forms} | ${failures.length} | ${missing} |`;
	} finally {
		for (const end of ends.reverse()) await end();
	}
}

async function storedIn({ DATA_DIR, DATABASE_URL }: Record<string, string>): Promise<Set<string>> {
	const query = "SELECT reference FROM requests";
	if (DATABASE_URL) {
		const client = new Client({ connectionString: DATABASE_URL });
		await client.connect();
		const { rows } = await client.query<{ reference: string }>(query);
		await client.end();
		return new Set(rows.map(({ reference }) => reference));
	}
	const file = new DatabaseSync(join(DATA_DIR as string, DATABASE_FILE), { readOnly: true });
	const found = file.prepare(query).all() as { reference: string }[];
	file.close();
	return new Set(found.map(({ reference }) => reference));
}

/** Puts the table where the guide shows it. */
function keep(table: readonly string[]): void {
	const head = [
		"| Manera | Reinicios | Páginas pedidas | Formularios enviados | Fallaron | Se perdieron |",
		"| --- | --: | --: | --: | --: | --: |",
	];
	const guide = readFileSync(GUIDE, "utf8");
	const [before = "", rest = ""] = guide.split(BEGIN);
	const [, after = ""] = rest.split(END);
	writeFileSync(GUIDE, `${before}${BEGIN}\n${[...head, ...table].join("\n")}\n${END}${after}`);
}
