/** `npm start`: builds if due, then serves site and service, and the publisher where texts can be edited. */
import { readSettings } from "../service/settings/settings.ts";
import { build } from "./build.ts";
import { loadSettingsFile, orExit } from "./command/steps.ts";
import { servedInTurn } from "./start/served-in-turn.ts";

await orExit(loadSettingsFile);
await orExit(async () => {
	// Before the build: a faulty setting is named at once, all of them together.
	const settings = readSettings(process.env);
	const edits = settings.TEXTS === "on" && settings.DESK === "on" && settings.PAGES === "on";
	// A socket is not handed on there.
	if (edits && process.platform !== "win32") return await servedInTurn(settings, () => build({ quick: true }));
	await build({ quick: true });
	await import("../dist/service/main.js" as string);
});
