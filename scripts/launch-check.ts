/** `npm run launch-check`: lists what must be replaced or reviewed before going live; fails while anything is left. */

import { existsSync, readFileSync } from "node:fs";
import { readFacts } from "../content-model/loader/fill-facts.ts";
import { loadContent } from "../content-model/loader/load.ts";
import { SECURITY_TEXT_PATH } from "../contract/security-text.ts";
import { DOWNLOADS_FOLDER } from "../site/documents/printed-words.ts";
import { documentItems, launchList, translationItems } from "./launch-list.ts";
import { loadSettingsFile } from "./settings-file.ts";
import { orExit } from "./steps.ts";

const BUILT_SECURITY_TEXT = `dist/site${SECURITY_TEXT_PATH}`;

await orExit(loadSettingsFile);
const securityText = existsSync(BUILT_SECURITY_TEXT) ? readFileSync(BUILT_SECURITY_TEXT, "utf8") : undefined;
const words = await orExit(() => loadContent("content"));
const list = [
	...launchList(words, process.env, () => new Date(), securityText, readFacts("content")),
	...translationItems("content"),
	...documentItems(words, (name) => readFileSync(`${DOWNLOADS_FOLDER}/${name}`)),
];
for (const [title, items] of Map.groupBy(list, (item) => item.title)) {
	console.log(`${title} (${items.length})`);
	for (const { where, todo } of items) console.log(`  ${where}: ${todo}`);
	console.log("");
}

console.log(list.length === 0 ? "Listo para publicar: no queda nada pendiente." : `Pendientes: ${list.length}.`);
process.exitCode = list.length === 0 ? 0 : 1;
