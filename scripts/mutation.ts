/** `npm run mutation [-- accept.ts:90-120 … [--tests FILE …]]`: small wrong changes that no test sees (README.md). */
import { existsSync } from "node:fs";
import { scriptArguments } from "./command/arguments.ts";
import { orExit, runInherited, StepFailed } from "./command/steps.ts";
import { installPostgres } from "./install/install.ts";
import { installLocked } from "./install/locked-install.mjs";

const WANTED = "scripts/programs/mutation";
const INSTALLED = "node_modules/.mutation";
const STRYKER = `${INSTALLED}/node_modules/@stryker-mutator/core/bin/stryker.js`;

const LINES = /:\d+-\d+$/;

const { options, words: files } = scriptArguments({ tests: "texts" });
await orExit(async () => {
	mustExist([...files.map((file) => file.replace(LINES, "")), ...options.tests]);
	const title = "Instalando StrykerJS";
	if (!(await installLocked(title, WANTED, INSTALLED, () => existsSync(STRYKER)))) throw new StepFailed(title);
	await installPostgres();
	await runInherited("Probando cambios equivocados, uno por uno", process.execPath, [
		...[STRYKER, "run", `${WANTED}/stryker.config.json`],
		...(files.length > 0 ? ["--mutate", files.join(",")] : []),
		...(options.tests.length > 0 ? ["--testFiles", options.tests.join(",")] : []),
	]);
});

/** Stryker would change nothing in a file that is not there, and call that well. */
function mustExist(paths: readonly string[]): void {
	const missing = paths.filter((path) => !existsSync(path));
	if (missing.length === 0) return;
	process.stderr.write(`No existe: ${missing.join(", ")}\n`);
	throw new StepFailed("Buscando los archivos");
}
