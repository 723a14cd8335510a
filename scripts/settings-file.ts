import { existsSync } from "node:fs";

/**
 * Takes settings from `.env` where there is one; what the environment already says wins. For what an operator runs: start,
 * dev, build, contacts, launch-check. What tests or measures (test, many, weigh, shots, audit, bench, torture) does
 * without, so that what it finds is the same on every machine.
 */
export function loadSettingsFile(): void {
	if (existsSync(".env")) process.loadEnvFile(".env");
}
