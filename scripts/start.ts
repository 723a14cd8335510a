/** `npm start`: builds where that is due, then serves site and service. */
import { build } from "./build.ts";
import { loadSettingsFile } from "./settings-file.ts";
import { StepFailed } from "./steps.ts";

loadSettingsFile();
try {
	await build();
} catch (error) {
	if (!(error instanceof StepFailed)) throw error;
	process.exit(1);
}
await import("../dist/service/main.js" as string);
