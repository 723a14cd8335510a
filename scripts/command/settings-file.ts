import { existsSync } from "node:fs";
import { checkSettingsFile } from "../../service/settings/settings-file.ts";

/** Takes `.env` for operators' commands, not for tests and measurements; the environment wins. @throws SettingsError */
export function loadSettingsFile(): void {
	if (!existsSync(".env")) return;
	checkSettingsFile(".env");
	process.loadEnvFile(".env");
}
