/** What is read by systemd and Docker only, held against what the service knows. */
import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkNode, LEAST_NODE } from "../cli/checkup/machine-checks.ts";
import { HELP } from "../cli/words/help.ts";
import { settingsSchema } from "../service/config.ts";
import { BAKED_VARIABLES } from "../site/baked-settings.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const SETTINGS = Object.keys(settingsSchema.entries);
/** What compose.yaml itself asks for, and nobody else reads. */
const OF_COMPOSE = ["DOMAIN", "POSTGRES_PASSWORD"];

const compose = readFileSync("compose.yaml", "utf8");
const { app, database, proxy } = parse(compose).services;

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

	it("are built with all that becomes part of the pages, and nothing else", () => {
		const taken = Array.from(readFileSync("Dockerfile", "utf8").matchAll(/^ARG (\w+)/gm), ([, name]) => name);
		expect(taken).toEqual([...BAKED_VARIABLES]);
		expect(Object.keys(app.build.args)).toEqual(taken);
	});
});

describe.each(["deploy/ivf-do.service", "deploy/ivf-do@.service"])("%s", (file) => {
	const unit = readFileSync(file, "utf8");
	const [, start = ""] = unit.match(/^ExecStart=(.+)$/m) ?? [];

	it("sets last what the settings file says of another place", () => {
		// EnvironmentFile goes before Environment wherever it stands; only what the program is started with comes after.
		expect(start).toMatch(
			/^\/usr\/bin\/env DATA_DIR=%S\/ivf-do (PORT=%i )?node \/opt\/ivf-do\/dist\/service\/main\.js$/,
		);
		expect(start.includes("PORT=%i")).toBe(file.includes("@"));
		expect(unit).toMatch(/^StateDirectory=ivf-do$/m);
	});

	it("is started again however often a database that comes up late has ended it", () => {
		const [, head = ""] = unit.match(/^\[Unit\]\n([^[]*)/m) ?? [];
		expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
		expect(/^After=.*\bpostgresql\.service\b/m.test(head)).toBe(file.includes("@"));
	});

	it("has the account and the limits of the other", () => {
		const ofOne = /^(#.*|Description=.*|ExecStart=.*|After=.*|EnvironmentFile=-.*)\n/gm;
		const plain = readFileSync("deploy/ivf-do.service", "utf8");
		expect(unit.replace(ofOne, "")).toBe(plain.replace(ofOne, ""));
	});
});

describe("what goes into the image", () => {
	const rules = readFileSync(".dockerignore", "utf8")
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => ({ keeps: line.startsWith("!"), pattern: line.replace(/^!?\/?/, "") }));
	// As Docker reads it: the last rule that fits wins, for a path or for a folder it is in.
	const isLeftOut = (path: string) => {
		const paths = path.split("/").map((_, depth, parts) => parts.slice(0, depth + 1).join("/"));
		return rules.reduce(
			(out, { keeps, pattern }) => (paths.some((one) => matchesGlob(one, pattern)) ? !keeps : out),
			false,
		);
	};

	it("is nothing that staff's commands write at the root, by the names their help and guides show", () => {
		const examples = Object.values(HELP).flatMap((help) => help.examples);
		const guides = ["docs/guia-del-equipo.md", "docs/guia-de-despliegue.md"].map((file) => readFileSync(file, "utf8"));
		const shown = [...examples, ...guides]
			.flatMap((text) => text.match(/(?<=[ :])[\w-]+\.(?:backup|csv|db|json|xlsx|dump|sql)\b/g) ?? [])
			.filter((name) => !["package.json"].includes(name));
		expect(new Set(shown)).toContain("ana.json");
		expect(shown.length).toBeGreaterThan(5);
		const more = [
			"data/requests.db",
			"data-nueva/mail/x.eml",
			"requests.db-wal",
			"todo.xlsx",
			"pg.dump",
			"authority.pem",
		];
		for (const name of [...shown, ...more, "deploy/settings.env"]) expect(isLeftOut(name), name).toBe(true);
	});

	it("is all that the build reads", () => {
		const sources = globSync("{cli,content,content-model,contract,scripts,service,site}/**/*", { withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name));
		const atRoot = readdirSync(".").filter((name) =>
			/^(package.*\.json|tsconfig.*\.json|[\w.]+\.ts|biome\.json)$/.test(name),
		);
		expect(sources.length).toBeGreaterThan(100);
		expect([...sources, ...atRoot, "deploy/compose.env.example"].filter(isLeftOut)).toEqual([]);
	});
});

describe("the nightly backup", () => {
	const unit = readFileSync("deploy/ivf-do-backup.service", "utf8");

	it("runs as the service's own account with its limits, and may write one folder more", () => {
		const hardening = (text: string) =>
			text
				.slice(text.indexOf("NoNewPrivileges"))
				.replace(/\n\[Install\][\s\S]*/, "")
				.trim();
		expect(hardening(unit)).toBe(hardening(readFileSync("deploy/ivf-do.service", "utf8")));
		expect(unit).toMatch(/^DynamicUser=yes\nUser=ivf-do\nStateDirectory=ivf-do ivf-do-backups$/m);
		expect(unit).toContain("DATA_DIR=%S/ivf-do /bin/sh /opt/ivf-do/backup.sh %S/ivf-do-backups 14");
		expect(readFileSync("deploy/ivf-do-backup.timer", "utf8")).toMatch(/^OnCalendar=.+\n[\s\S]*^Persistent=yes$/m);
	});

	/** @param contacts what stands in for the staff's commands */
	function run(folder: string, contacts: string, keep: string) {
		const program = join(temporaryFolder(), "contacts.sh");
		writeFileSync(program, contacts);
		const env = { PATH: process.env.PATH, CONTACTS: `sh ${program}` };
		return spawnSync("sh", ["deploy/backup.sh", folder, keep], { env, encoding: "utf8" });
	}
	const MAKES = '[ "$1 $3" = "backup --replace" ] && echo whole > "$2"';
	const today = () => `ivf-do-${new Date().toLocaleDateString("sv")}.backup`;

	it("makes the day's, keeps the newest, and touches nothing else", () => {
		const folder = join(temporaryFolder(), "copias");
		expect(run(folder, MAKES, "3").status).toBe(0);
		const before = ["ivf-do-2026-01-01.backup", "ivf-do-2026-01-02.backup", "ivf-do-2025-12-31.backup"];
		for (const name of [...before, "otra.backup", "ivf-do-2020.backup"]) writeFileSync(join(folder, name), "");
		expect(run(folder, MAKES, "3")).toMatchObject({ status: 0, stderr: "" });
		expect(readdirSync(folder).sort()).toEqual(
			["ivf-do-2026-01-01.backup", "ivf-do-2026-01-02.backup", "ivf-do-2020.backup", "otra.backup", today()].sort(),
		);
	});

	it("lets no old one go where the new one could not be made, and fails", () => {
		const folder = temporaryFolder();
		const before = ["ivf-do-2026-01-01.backup", "ivf-do-2026-01-02.backup"];
		for (const name of before) writeFileSync(join(folder, name), "");
		expect(run(folder, "exit 1", "1").status).not.toBe(0);
		expect(readdirSync(folder).sort()).toEqual(before);
	});
});

it("asks for one Node everywhere: the bundle, the image, the guide and doctor", () => {
	const named = (file: string, pattern: RegExp) =>
		Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, version]) => Number(version));
	expect(named("vite.service.config.ts", /target: "node(\d+)"/g)).toEqual([LEAST_NODE]);
	expect(named("Dockerfile", /^FROM node:(\d+)/gm)).toEqual([LEAST_NODE, LEAST_NODE]);
	expect(named("docs/guia-de-despliegue.md", /Node (\d+)/g)).toContain(LEAST_NODE);
	expect(named("docs/guia-de-despliegue.md", /Node (\d+)/g).filter((version) => version !== LEAST_NODE)).toEqual([]);
	expect(readFileSync("docs/guia-de-despliegue.md", "utf8")).toMatch(new RegExp(`node --version.*v${LEAST_NODE}`));
	expect(checkNode(`${LEAST_NODE - 1}.9.0`).state).toBe("fault");
	expect(checkNode(process.versions.node).state).toBe("ok");
});
