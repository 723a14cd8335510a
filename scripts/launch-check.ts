/** `npm run launch-check`: what must be replaced or reviewed before going live, which fails, and what may stay. */

import { existsSync, readFileSync } from "node:fs";
import { readFacts } from "../content-model/loader/files/fill-placeholders.ts";
import { loadContent } from "../content-model/loader/load.ts";
import { SECURITY_TEXT_PATH } from "../contract/web/security-text.ts";
import { loadSettingsFile, orExit } from "./command/steps.ts";
import { documentItems, type LaunchItem, launchList, translationItems } from "./launch-check/launch-list.ts";

const BUILT_SECURITY_TEXT = `dist/site${SECURITY_TEXT_PATH}`;

await orExit(loadSettingsFile);
const securityText = existsSync(BUILT_SECURITY_TEXT) ? readFileSync(BUILT_SECURITY_TEXT, "utf8") : undefined;
const words = await orExit(() => loadContent("content"));
const list = [
	...launchList(words, process.env, () => new Date(), securityText, readFacts("content")),
	...translationItems("content"),
	...documentItems(words),
];
const blocking = list.filter(({ waits }) => !waits);
const waiting = list.length - blocking.length;

function show(heading: string, items: readonly LaunchItem[]): void {
	if (items.length > 0) console.log(`${heading}\n`);
	for (const [title, some] of Map.groupBy(items, (item) => item.title)) {
		console.log(`${title} (${some.length})`);
		for (const { where, todo } of some) console.log(`  ${where}: ${todo}`);
		console.log("");
	}
}

show(
	"PUEDE ESPERAR: la página dice que está así.",
	list.filter(({ waits }) => waits),
);
show("IMPIDE PUBLICAR:", blocking);
console.log(
	blocking.length > 0
		? `Impiden publicar: ${blocking.length}. Pueden esperar: ${waiting}.`
		: `Listo para publicar. ${waiting > 0 ? `Pueden esperar: ${waiting}.` : "No queda nada pendiente."}`,
);
process.exitCode = blocking.length === 0 ? 0 : 1;
