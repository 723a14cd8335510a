/** `npm start`: builds if that is due, then serves site and service. */
import { readSettings } from "../service/settings/settings.ts";
import { build } from "./build.ts";
import { loadSettingsFile } from "./command/settings-file.ts";
import { orExit } from "./command/steps.ts";

await orExit(loadSettingsFile);
await orExit(async () => {
	// Before the build: a faulty setting is named at once, all of them together.
	readSettings(process.env);
	await build({ quick: true });
});
await import("../dist/service/main.js" as string);
