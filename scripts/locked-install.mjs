// @ts-check
/**
 * Installs what a lockfile of its own names into a folder of its own: programs that only some machines or commands need.
 * Plain JavaScript, because it also installs the Node that runs TypeScript.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** For every installation, also this project's own. */
export const QUIETLY = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Runs npm.
 * @param {readonly string[]} args
 * @param {string} folder where
 * @returns {Promise<boolean>} whether it went well; it has said why not
 */
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

/**
 * @param {string} path of a lockfile
 * @returns {string} a hash that changes with what it names
 */
export function lockHash(path) {
	return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/**
 * Installs, unless the folder holds what this lockfile names.
 * @param {string} title what a person waiting is told
 * @param {string} from folder with a package.json, its lockfile and, if npm needs one, an .npmrc
 * @param {string} to emptied and filled; no package's own install script is run
 * @param {() => boolean} works whether what was installed can be used on this machine
 * @returns {Promise<boolean>} whether it can be used
 */
export async function installLocked(title, from, to, works) {
	const mark = join(to, ".installed-from");
	const wanted = lockHash(join(from, "package-lock.json"));
	if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return true;
	process.stderr.write(`${title} (una sola vez)…\n`);
	rmSync(to, { recursive: true, force: true });
	cpSync(from, to, { recursive: true });
	if (!(await npm(["ci", "--ignore-scripts", ...QUIETLY], to)) || !works()) return false;
	writeFileSync(mark, wanted);
	return true;
}
