/** `npm run launch-check`: what must be replaced or reviewed before going live, which fails, and what may stay. */

import { readFacts } from "../content-model/loader/files/fill-placeholders.ts";
import { loadContent } from "../content-model/loader/load.ts";
import { loadSettingsFile, orExit } from "./command/steps.ts";
import { documentItems, type LaunchItem, launchList, translationItems } from "./launch-check/launch-list.ts";

await orExit(loadSettingsFile);
const words = await orExit(() => loadContent("content"));
const list = [
	...launchList(words, process.env, () => new Date(), readFacts("content")),
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
