import { existsSync } from "node:fs";

/** Takes settings from `.env` where there is one; what the environment already says wins. */
export function loadSettingsFile(): void {
	if (existsSync(".env")) process.loadEnvFile(".env");
}
