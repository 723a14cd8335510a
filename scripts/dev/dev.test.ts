import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { addField, copiedProject, NEW_LABEL } from "../../testing/builds/copied-project.ts";
import { freePort } from "../../testing/databases/postgres.ts";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { commandLine } from "../install/programs.ts";
import { GALLERY_PORT, isFree, PAGES_PORT, servicePort } from "./ports.ts";

/** Runs a script, the live pages' if nothing else is said, when no content can be published. */
function start(environment: Record<string, string>, script = "dev.ts") {
	const folder = temporaryFolder();
	mkdirSync(join(folder, "content/es"), { recursive: true });
	writeFileSync(join(folder, "content/es/site.yaml"), "name:\n\t- Grupo\n");
	return spawnSync(process.execPath, [fileURLToPath(new URL(`../${script}`, import.meta.url))], {
		cwd: folder,
		encoding: "utf8",
		env: { PATH: process.env.PATH, ...environment },
	});
}

/** A port for the pages, with that of their service free as well. */
async function freePair(): Promise<number> {
	for (;;) {
		const port = await freePort();
		if (await isFree(servicePort(port), "127.0.0.1")) return port;
	}
}

/** A port that is taken while the test asks. */
async function takenPort<T>(ask: (port: number) => T): Promise<T> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	try {
		return ask((server.address() as AddressInfo).port);
	} finally {
		server.close();
	}
}

it.each(["dev.ts", "start.ts", "build.ts", "contacts.ts"])(
	"broken content ends %s with its faults alone",
	async (script) => {
		const { status, stderr } = start({ PORT: String(await freePair()) }, script);
		expect(status).toBe(1);
		expect(stderr).toContain("content/es/site.yaml · línea 2 · columna 1: hay un tabulador");
		expect(stderr).not.toMatch(/StepFailed|\n\s+at /);
	},
);

it("a faulty setting ends the start by its name", async () => {
	const { status, stderr } = start({ PORT: String(await freePair()), RETENTION_DAYS: "siempre" });
	expect(status).toBe(1);
	expect(stderr).toContain("RETENTION_DAYS");
	expect(stderr).not.toMatch(/\n\s+at /);
});

it("a taken port of the service ends the start, and says how to choose another", async () => {
	const { status, stderr } = await takenPort((port) => start({ PORT: String(port - 1) }));
	expect(status).toBe(1);
	expect(stderr).toMatch(
		/^El puerto \d+ ya está en uso; cierra lo que lo ocupa o elige otro: PORT=4400 npm run dev\n$/,
	);
});

it("pages, service and gallery stand beside each other", () => {
	expect(new Set([PAGES_PORT, servicePort(PAGES_PORT), GALLERY_PORT]).size).toBe(3);
});

/** A program of `npm run dev` at work on a copy of the project, until the test ends. */
function running(folder: string, command: string, args: readonly string[]): void {
	const [program, words] = commandLine(command, args);
	// Astro serves no pages if it takes itself for a test.
	const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, ASTRO_TELEMETRY_DISABLED: "1" };
	const child = spawn(program, words, { cwd: folder, stdio: "ignore", env });
	onTestFinished(() => {
		child.kill("SIGKILL");
	});
}

// Each takes as long as a whole build, twice; `content-model/fields/new-field.test.ts` shows the same of what both stand on.
if (FULL_SWEEP) {
	it("a new field of the contract shows on a page that is being developed, without another start", async () => {
		const { folder } = copiedProject();
		const port = await freePort();
		running(folder, "astro", ["dev", "--port", String(port)]);
		const page = () => fetch(`http://localhost:${port}/contacto`).then((response) => response.text());
		await vi.waitFor(async () => expect(await page()).toContain("País donde vives"), {
			timeout: 90_000,
			interval: 200,
		});
		addField(folder);
		await vi.waitFor(async () => expect(await page()).toContain(NEW_LABEL), { timeout: 90_000, interval: 200 });
	}, 190_000);

	it("the service under development is bundled anew with a new field and its words", async () => {
		const { folder } = copiedProject();
		running(folder, "vite", ["build", "--config", "vite.service.config.ts", "--watch", "--emptyOutDir", "false"]);
		const bundle = () =>
			globSync(join(folder, "dist/service/**/*.js"))
				.map((file) => readFileSync(file, "utf8"))
				.join("\n");
		await vi.waitFor(() => expect(bundle().includes("País donde vives")).toBe(true), {
			timeout: 90_000,
			interval: 200,
		});
		addField(folder);
		await vi.waitFor(() => expect(bundle().includes(NEW_LABEL)).toBe(true), { timeout: 90_000, interval: 200 });
	}, 190_000);
}
