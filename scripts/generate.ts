/**
 * `npm run generate [-- schemas|openapi|documents] [--all]`: writes what is made of the sources and committed: the schemas an
 * editor checks the content with, docs/secure-contact.openapi.yaml, and the PDFs of content/descargas/ whose words have
 * changed (`--all`: every PDF).
 */
import { parseArgs } from "node:util";
import { writeContentSchemas } from "./generate/content-schemas.ts";
import { printDocuments } from "./generate/documents.ts";
import { writeOpenApi } from "./generate/openapi.ts";
import { orExit } from "./steps.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { all: { type: "boolean", default: false } },
});
const WRITERS: Record<string, () => void | Promise<void>> = {
	schemas: writeContentSchemas,
	openapi: writeOpenApi,
	documents: () => printDocuments(values.all),
};
const wanted = positionals.length > 0 ? positionals : Object.keys(WRITERS);
const unknown = wanted.filter((name) => !(name in WRITERS));
if (unknown.length > 0) {
	console.error(`No existe «${unknown.join(", ")}»; elige entre ${Object.keys(WRITERS).join(", ")}.`);
	process.exit(2);
}
for (const name of wanted) await orExit(async () => WRITERS[name]?.());
