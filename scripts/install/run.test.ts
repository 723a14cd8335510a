import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

/** The scripts that run if only the `dependencies` are installed, as run.mjs names them. */
const WITHOUT_TOOLS = Array.from(
	readFileSync("scripts/run.mjs", "utf8")
		.match(/WITHOUT_TOOLS = \[(.*)\]/)?.[1]
		?.matchAll(/"([\w-]+\.ts)"/g) ?? [],
	([, name]) => `scripts/${name}`,
);

/** Where the lint allows what is only installed for tests and measures. */
const WITH_TOOLS: string[] = JSON.parse(readFileSync("biome.json", "utf8")).linter.rules.correctness
	.noUndeclaredDependencies.options.devDependencies;

/** A file and all that it imports of the project. */
function reached(file: string, found = new Set<string>()): Set<string> {
	if (found.has(file) || !existsSync(file)) return found;
	found.add(file);
	const imports = readFileSync(file, "utf8").matchAll(
		/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"|^import "(\.[^"]+)"/gm,
	);
	for (const [, from, bare] of imports) reached(join(dirname(file), `${from ?? bare}`), found);
	return found;
}

it("what starts and builds needs nothing that is installed for tests alone", () => {
	expect(WITHOUT_TOOLS).toContain("scripts/start.ts");
	for (const script of WITHOUT_TOOLS) {
		expect(existsSync(script), script).toBe(true);
		const excepted = [...reached(script)].filter((file) => WITH_TOOLS.some((glob) => matchesGlob(file, glob)));
		expect(excepted, script).toEqual([]);
	}
});

/** A project with a lockfile and a `start` and a `test` that do nothing, and an npm that only notes what it is asked. */
function project() {
	const folder = temporaryFolder();
	mkdirSync(join(folder, "scripts/install"), { recursive: true });
	for (const file of ["run.mjs", "install/locked-install.mjs"])
		cpSync(`scripts/${file}`, join(folder, "scripts", file));
	for (const name of ["start", "test"]) writeFileSync(join(folder, "scripts", `${name}.ts`), "");
	const asked = join(folder, "asked");
	writeFileSync(join(folder, "npm"), `#!/bin/sh\nmkdir -p node_modules\necho "$1" "$2" "$3" >> ${asked}\n`, {
		mode: 0o755,
	});
	const lock = (words: string) => writeFileSync(join(folder, "package-lock.json"), words);
	lock("{}");
	const run = (name: string) => {
		writeFileSync(asked, "");
		const env = { PATH: `${folder}:${process.env.PATH}` };
		const { status } = spawnSync(process.execPath, ["scripts/run.mjs", `${name}.ts`], { cwd: folder, env });
		expect(status).toBe(0);
		return readFileSync(asked, "utf8").trim();
	};
	return { folder, run, lock };
}

describe("what was started ends, and has the time to end well,", () => {
	it.each([
		["where it is told to stop", `exec "$0" scripts/run.mjs start.ts`, "SIGTERM"],
		["where npm, which passes nothing on, is gone", `"$0" scripts/run.mjs start.ts; true`, "SIGKILL"],
	] as const)("%s", async (_, command, signal) => {
		const { folder } = project();
		const program = `process.on("SIGTERM", () => { console.log("ended well"); process.exit(); });
			setInterval(() => {}, 1000); console.log("started");`;
		writeFileSync(join(folder, "scripts/start.ts"), program);
		const env = { PATH: `${folder}:${process.env.PATH}` };
		const child = spawn("sh", ["-c", command, process.execPath], {
			cwd: folder,
			env,
			stdio: ["ignore", "pipe", "ignore"],
		});
		let said = "";
		child.stdout.on("data", (text) => {
			said += text;
			if (said === "started\n") child.kill(signal);
		});
		await once(child.stdout, "close");
		expect(said).toBe("started\nended well\n");
	});
});

describe("what is installed", () => {
	it("is what a start needs, once, and for a test only what was left out", () => {
		const { run } = project();
		expect(run("start")).toBe("ci --omit=dev --no-audit");
		expect(run("start")).toBe("");
		expect(run("test")).toBe("install --no-save --include=dev");
		expect(run("test")).toBe("");
	});

	it("is left whole by a start after a test", () => {
		const { run } = project();
		expect(run("test")).toBe("ci --include=dev --no-audit");
		expect(run("start")).toBe("");
		expect(run("test")).toBe("");
	});

	it("is installed anew where the lockfile has changed", () => {
		const { run, lock } = project();
		run("test");
		lock("{ }");
		expect(run("start")).toBe("ci --omit=dev --no-audit");
		expect(run("test")).toBe("install --no-save --include=dev");
	});
});
