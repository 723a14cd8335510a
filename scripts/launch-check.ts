/** `npm run launch-check`: lists what must be replaced or reviewed before going live; fails while anything is left. */

import { existsSync, readFileSync } from "node:fs";
import type { Content } from "../content-model/content.ts";
import { ContentError } from "../content-model/faults.ts";
import { loadContent } from "../content-model/loader/load.ts";
import { SECURITY_TEXT_PATH } from "../contract/security-text.ts";
import { type LaunchItem, launchList } from "./launch-list.ts";
import { loadSettingsFile } from "./settings-file.ts";

const BUILT_SECURITY_TEXT = `dist/site${SECURITY_TEXT_PATH}`;

loadSettingsFile();
const securityText = existsSync(BUILT_SECURITY_TEXT) ? readFileSync(BUILT_SECURITY_TEXT, "utf8") : undefined;
const list = launchList(content(), process.env, () => new Date(), securityText);
print("Ejemplos por cambiar", list.samples);
print("Frases que hablan de ejemplos", list.sentences);
print("Datos de contacto de ejemplo", list.addresses);
print("Textos por revisar", list.reviews);
print("Preguntas que solo el Grupo contesta", list.questions);
print("Metas con la fecha pasada", list.goals);
print("Fuentes por mirar", list.sources);
print("Ajustes (variables de entorno o archivo .env)", list.settings);
print("Páginas construidas (dist/site)", list.build);

const left = Object.values(list).flat().length;
console.log(left === 0 ? "Listo para publicar: no queda nada pendiente." : `Pendientes: ${left}.`);
process.exitCode = left === 0 ? 0 : 1;

function content(): Content {
	try {
		return loadContent("content");
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		console.error(error.message);
		return process.exit(1);
	}
}

function print(title: string, items: readonly LaunchItem[]): void {
	if (items.length === 0) return;
	console.log(`${title} (${items.length})`);
	for (const { where, todo } of items) console.log(`  ${where}: ${todo}`);
	console.log("");
}
