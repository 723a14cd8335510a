import type { Content } from "../../content-model/load.ts";
import { agendaDocument } from "./agenda/agenda-document.ts";
import { guideDocument } from "./guide/guide-document.ts";
import { kpiWorkbook } from "./kpi-workbook/kpi-workbook.ts";

interface MadeFile {
	mediaType: string;
	/** @param origin the site's public origin */
	make: (content: Pick<Content, "documents" | "pages" | "site">, origin: string) => Promise<Uint8Array>;
}

const PDF = "application/pdf";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The files the build makes, by their names below /recursos/. The same content makes the same bytes. */
export const FILES: Record<string, MadeFile> = {
	"agenda-pais.pdf": {
		mediaType: PDF,
		make: ({ documents, pages, site }, origin) =>
			agendaDocument(pages["agenda-pais"], documents["agenda-pais"], site, origin),
	},
	"guia-red-lara.pdf": {
		mediaType: PDF,
		make: ({ documents, site }) => guideDocument(documents["guia-red-lara"], site),
	},
	"plantilla-15-kpi.xlsx": {
		mediaType: XLSX,
		make: ({ documents, site }) => kpiWorkbook(documents["plantilla-kpi"], site),
	},
};
