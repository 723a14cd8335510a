/**
 * `npm run generate [-- schemas|openapi|translations|documents|share|reviews]`: writes what is made of the sources. The
 * last three only if named. `--compared FILE`: read whole; `--all`: every PDF or picture; `--signed LIST`: taken back.
 */
import { recordTranslations, translations } from "../content-model/loader/translations.ts";
import { scriptArguments } from "./command/arguments.ts";
import { orExit } from "./command/steps.ts";
import { writeContentSchemas } from "./generate/content-schemas.ts";
import { printDocuments } from "./generate/documents.ts";
import { writeOpenApi } from "./generate/openapi.ts";
import { printReviews, takeSigned } from "./generate/reviews.ts";
import { drawSharePictures } from "./generate/share-pictures.ts";

const WRITERS: Record<string, () => void | Promise<void>> = {
	schemas: writeContentSchemas,
	openapi: writeOpenApi,
	documents: () => printDocuments(options.all),
	share: () => drawSharePictures(options.all),
	translations: () => {
		for (const language of translations("content")) recordTranslations("content", language, options.compared);
	},
	reviews: () => (options.signed ? console.log(takeSigned("content", options.signed)) : printReviews("content")),
};
/** What takes a browser, or writes beside the sources. */
const ONLY_NAMED = ["documents", "share", "reviews"];
const names = Object.keys(WRITERS);
const { options, words } = scriptArguments({ all: "flag", compared: "texts", signed: "text" }, names);
const wanted = words.length > 0 ? words : names.filter((name) => !ONLY_NAMED.includes(name));
for (const name of wanted) await orExit(async () => WRITERS[name]?.());
