import type * as v from "valibot";
import { agendaWordsSchema } from "../site/documents/agenda/agenda-document.schema.ts";
import { guideSchema } from "../site/documents/guide/guide.schema.ts";
import { kpiWorkbookSchema } from "../site/documents/kpi-workbook/kpi-workbook.schema.ts";

/** The files the build makes for visitors to take away; each has its words in `content/resources/`. */
export const DOCUMENT_SCHEMAS = {
	"agenda-pais": agendaWordsSchema,
	"guia-red-lara": guideSchema,
	"plantilla-kpi": kpiWorkbookSchema,
} as const;

export type DocumentId = keyof typeof DOCUMENT_SCHEMAS;

export type Documents = { [Id in DocumentId]: v.InferOutput<(typeof DOCUMENT_SCHEMAS)[Id]> };
