import type * as v from "valibot";
import { agendaWordsSchema } from "./documents/agenda.ts";
import { guideSchema } from "./documents/guide.ts";
import { kpiWorkbookSchema } from "./documents/kpi-workbook.ts";

/** The files the build makes for visitors to take away; each has its words in `content/resources/`. */
export const DOCUMENT_SCHEMAS = {
	"agenda-pais": agendaWordsSchema,
	"guia-red-lara": guideSchema,
	"plantilla-kpi": kpiWorkbookSchema,
} as const;

export type DocumentId = keyof typeof DOCUMENT_SCHEMAS;

export type Documents = { [Id in DocumentId]: v.InferOutput<(typeof DOCUMENT_SCHEMAS)[Id]> };
