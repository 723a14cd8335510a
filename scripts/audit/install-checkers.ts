/** Installs the checkers apart from the project, the first time they are asked for. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { installLocked } from "../locked-install.mjs";
import { StepFailed } from "../steps.ts";

const WANTED = "scripts/audit/checkers";
const INSTALLED = "node_modules/.checkers";

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
export async function installCheckers(): Promise<void> {
	// Their own install scripts, which are not run, download a Java, compile a database driver and fetch lists.
	const there = () => Object.values(CHECKERS).every((program) => existsSync(program));
	if (!(await installLocked("Instalando los verificadores", WANTED, INSTALLED, there))) {
		throw new StepFailed("Instalando los verificadores");
	}
	// Without the list no host counts as preloaded, which ours, on this machine, is not.
	if (!existsSync(PRELOADED)) writeFileSync(PRELOADED, "{}");
}

/** The checkers' versions, as the report names them. */
export function checkerVersions(): Record<string, string> {
	return JSON.parse(readFileSync(`${WANTED}/package.json`, "utf8")).dependencies;
}
