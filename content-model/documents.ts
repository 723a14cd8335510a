import type * as v from "valibot";
import { agendaWordsSchema } from "./documents/agenda.ts";
import { guideSchema } from "./documents/guide.ts";

/** Where their words are, below the folder of the main language. */
export const DOCUMENTS_FOLDER = "resources";

/** The PDFs that visitors take away, by their words in `content/es/resources/`. */
export const DOCUMENT_SCHEMAS = {
	"agenda-pais": agendaWordsSchema,
	"guia-red-lara": guideSchema,
} as const;

export type DocumentId = keyof typeof DOCUMENT_SCHEMAS;

export type Documents = { [Id in DocumentId]: v.InferOutput<(typeof DOCUMENT_SCHEMAS)[Id]> };
