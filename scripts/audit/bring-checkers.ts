/** Installs the checkers apart from the project, the first time they are asked for. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { runStep } from "../steps.ts";

const WANTED = "scripts/audit/checkers";
const INSTALLED = "node_modules/.checkers";
const MARK = `${INSTALLED}/.installed-from`;

const OBSERVATORY = `${INSTALLED}/node_modules/@mdn/mdn-http-observatory`;

/** Where each checker's program is. */
export const CHECKERS = {
	lighthouse: `${INSTALLED}/node_modules/lighthouse/cli/index.js`,
	nu: `${INSTALLED}/node_modules/vnu-jar/build/dist/vnu.jar`,
	observatory: `${OBSERVATORY}/src/scan.js`,
} as const;

/** The domains that browsers know to be HTTPS only; the scanner reads it, and its package does not hold it. */
const PRELOADED = `${OBSERVATORY}/conf/hsts-preload.json`;

/** Makes sure the checkers are there, as their lockfile names them. */
export async function bringCheckers(): Promise<void> {
	const lock = createHash("sha256")
		.update(readFileSync(`${WANTED}/package-lock.json`))
		.digest("hex");
	if (existsSync(MARK) && readFileSync(MARK, "utf8") === lock) return;
	rmSync(INSTALLED, { recursive: true, force: true });
	mkdirSync(INSTALLED, { recursive: true });
	for (const file of ["package.json", "package-lock.json"]) cpSync(`${WANTED}/${file}`, `${INSTALLED}/${file}`);
	// Their own install scripts download a Java, compile a database driver and fetch lists: none of it is needed.
	const install = ["ci", "--prefix", INSTALLED, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
	const npm = process.env.npm_execpath;
	await runStep(
		"Instalando los verificadores (una sola vez)",
		npm ? process.execPath : "npm",
		npm ? [npm, ...install] : install,
	);
	// Without the list no host counts as preloaded, which ours, on this machine, is not.
	if (!existsSync(PRELOADED)) writeFileSync(PRELOADED, "{}");
	writeFileSync(MARK, lock);
}

/** The checkers' versions, as the report names them. */
export function checkerVersions(): Record<string, string> {
	return JSON.parse(readFileSync(`${WANTED}/package.json`, "utf8")).dependencies;
}
