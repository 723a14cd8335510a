/**
 * `npm run generate [-- schemas|openapi|documents|translations|reviews] [--all] [--compared pages/home.yaml]`: writes what is made of
 * the sources and committed: the schemas an editor checks the content with, docs/secure-contact.openapi.yaml, and what each
 * translated text was made from (`--compared`: a file somebody compared as a whole). Only where named: `-- documents`, the PDFs of
 * content/descargas/ whose page has changed (`--all`: every PDF), and `-- reviews`, what a doctor and a lawyer have to sign
 * (`--signed`: the list of what they signed).
 */
import { parseArgs } from "node:util";
import { recordTranslations, translations } from "../content-model/loader/translations.ts";
import { writeContentSchemas } from "./generate/content-schemas.ts";
import { printDocuments } from "./generate/documents.ts";
import { writeOpenApi } from "./generate/openapi.ts";
import { printReviews, takeSigned } from "./generate/reviews.ts";
import { orExit } from "./steps.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		all: { type: "boolean", default: false },
		compared: { type: "string", multiple: true, default: [] },
		signed: { type: "string" },
	},
});
const WRITERS: Record<string, () => void | Promise<void>> = {
	schemas: writeContentSchemas,
	openapi: writeOpenApi,
	documents: () => printDocuments(values.all),
	translations: () => {
		for (const language of translations("content")) recordTranslations("content", language, values.compared);
	},
	reviews: () => (values.signed ? console.log(takeSigned("content", values.signed)) : printReviews("content")),
};
/** What takes a browser, or writes beside the sources. */
const ONLY_NAMED = ["documents", "reviews"];
const wanted = positionals.length > 0 ? positionals : Object.keys(WRITERS).filter((name) => !ONLY_NAMED.includes(name));
const unknown = wanted.filter((name) => !(name in WRITERS));
if (unknown.length > 0) {
	console.error(`No existe «${unknown.join(", ")}»; elige entre ${Object.keys(WRITERS).join(", ")}.`);
	process.exit(2);
}
for (const name of wanted) await orExit(async () => WRITERS[name]?.());
