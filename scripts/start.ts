/** `npm start`: builds where that is due, then serves site and service. */
import { readSettings, SettingsError } from "../service/config.ts";
import { build } from "./build.ts";
import { loadSettingsFile } from "./settings-file.ts";
import { StepFailed } from "./steps.ts";

loadSettingsFile();
try {
	// Before the build: a faulty setting is named at once, all of them together.
	readSettings(process.env);
	await build();
} catch (error) {
	if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
	else if (!(error instanceof StepFailed)) throw error;
	process.exit(1);
}
await import("../dist/service/main.js" as string);
