import { existsSync } from "node:fs";
import { checkSettingsFile } from "../../service/settings/settings-file.ts";

/**
 * Takes settings from `.env` if there is one; what the environment already says wins. For what an operator runs: start,
 * dev, build, contacts, launch-check. What tests or measures (test, shots, audit, bench, chaos) does
 * without, so that what it finds is the same on every machine.
 * @throws SettingsError naming the settings that Node would cut off
 */
export function loadSettingsFile(): void {
	if (!existsSync(".env")) return;
	checkSettingsFile(".env");
	process.loadEnvFile(".env");
}
