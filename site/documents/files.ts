import type { Content } from "../../content-model/content.ts";
import { cached } from "../generated/build-cache.ts";
import { agendaDocument } from "./agenda/agenda-document.ts";
import { guideDocument } from "./guide/guide-document.ts";
import { kpiWorkbook } from "./kpi-workbook/kpi-workbook.ts";
import { planWorkbook } from "./plan-workbook/plan-workbook.ts";

type Words = Pick<Content, "documents" | "pages" | "plan" | "site">;

/** Both are given the words and the site's public origin. */
interface MadeFile {
	mediaType: string;
	/** Makes the file. */
	make: (words: Words, origin: string) => Promise<Uint8Array>;
	/** Makes it, or takes it from an earlier build that was given the same. */
	bytes: (words: Words, origin: string) => Promise<Uint8Array>;
}

const PDF = "application/pdf";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The files the build makes, by their names below /recursos/. The same content makes the same bytes. */
export const FILES: Record<string, MadeFile> = {
	...madeFile("agenda-pais.pdf", PDF, agendaDocument, ({ documents, pages, site }, origin) => [
		pages["agenda-pais"],
		documents["agenda-pais"],
		site,
		origin,
	]),
	...madeFile("guia-red-lara.pdf", PDF, guideDocument, ({ documents, site }) => [documents["guia-red-lara"], site]),
	...madeFile("plantilla-15-kpi.xlsx", XLSX, kpiWorkbook, ({ documents, site }) => [documents["plantilla-kpi"], site]),
	...madeFile("mi-plan.xlsx", XLSX, planWorkbook, ({ plan, site }) => [plan, site]),
};

/** @param inputs what the file is made of: it is made anew when that changes */
function madeFile<Inputs extends unknown[] | []>(
	name: string,
	mediaType: string,
	write: (...inputs: Inputs) => Promise<Uint8Array>,
	inputs: (words: Words, origin: string) => Inputs,
): Record<string, MadeFile> {
	return {
		[name]: {
			mediaType,
			make: (words, origin) => write(...inputs(words, origin)),
			bytes: (words, origin) => cached(name, write, ...inputs(words, origin)),
		},
	};
}
