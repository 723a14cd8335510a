// @ts-check
/** Installs a lockfile's programs into a folder. Plain JavaScript: it also installs the Node that runs TypeScript. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** For every installation, also this project's own. */
export const QUIETLY = ["--no-audit", "--no-fund", "--loglevel=error"];

/** Runs npm. @param {readonly string[]} args @param {string} folder @returns {Promise<boolean>} false: it said why */
export async function npm(args, folder) {
	const windows = process.platform === "win32";
	const child = spawn(windows ? "npm.cmd" : "npm", args, {
		cwd: folder,
		stdio: ["ignore", "inherit", "inherit"],
		shell: windows,
	});
	try {
		const [status] = await once(child, "close");
		return status === 0;
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return false;
	}
}

/** @param {string} path of a lockfile @returns {string} a hash that changes with what it names */
export function lockHash(path) {
	return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/**
 * Installs, unless the folder holds what this lockfile names. Of runs at the same time one installs, and the others wait.
 * @param {string} title what a person waiting is told
 * @param {string} from folder with a package.json, its lockfile and, if npm needs one, an .npmrc
 * @param {string} to emptied and filled; no package's own install script is run
 * @param {() => boolean} works whether what was installed can be used on this machine
 * @returns {Promise<boolean>} whether it can be used
 */
export async function installLocked(title, from, to, works) {
	const mark = join(to, ".installed-from");
	const wanted = lockHash(join(from, "package-lock.json"));
	const isThere = () => existsSync(mark) && readFileSync(mark, "utf8") === wanted;
	if (isThere()) return true;
	const leave = await turn(`${to}.installing`);
	try {
		return isThere() || (await install());
	} finally {
		leave();
	}

	async function install() {
		process.stderr.write(`${title} (una sola vez)…\n`);
		rmSync(to, { recursive: true, force: true });
		cpSync(from, to, { recursive: true });
		if (!(await npm(["ci", "--ignore-scripts", ...QUIETLY], to)) || !works()) return false;
		writeFileSync(mark, wanted);
		return true;
	}
}

/** Waits until no living process holds it. @param {string} file @returns {Promise<() => void>} what ends one's turn */
export async function turn(file) {
	mkdirSync(dirname(file), { recursive: true });
	for (;;) {
		try {
			writeFileSync(file, String(process.pid), { flag: "wx" });
			return () => rmSync(file);
		} catch (error) {
			if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
		}
		if (!isRunning(file)) rmSync(file, { force: true });
		else await wait(200);
	}
}

/** @param {string} file that holds a process's id */
function isRunning(file) {
	try {
		return process.kill(Number(readFileSync(file, "utf8")) || process.pid, 0);
	} catch (error) {
		// Else it is somebody else's process, or the file has gone meanwhile.
		return /** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH";
	}
}
