import { existsSync } from "node:fs";
import { SettingsError } from "../service/settings/settings-error.ts";
import { checkSettingsFile } from "../service/settings/settings-file.ts";

/**
 * Takes settings from `.env` if there is one; what the environment already says wins. For what an operator runs: start,
 * dev, build, contacts, launch-check. What tests or measures (test, shots, audit, bench, chaos) does
 * without, so that what it finds is the same on every machine.
 */
export function loadSettingsFile(): void {
	if (!existsSync(".env")) return;
	try {
		checkSettingsFile(".env");
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	}
	process.loadEnvFile(".env");
}
