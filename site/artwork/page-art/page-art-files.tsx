/** The pages' opening drawings as files, which a browser keeps and a page's first flight need not carry. */
import { PAGE_ART, type PageArtName } from "../../../content-model/parts.ts";
import type { GeneratedFile } from "../../generated/generated-file.ts";
import { drawnFile } from "../drawn-file.ts";
import { PageArtDrawing } from "./drawing.tsx";

/** Where the drawings' rules stand. */
export const PAGE_ART_SHEET = "artwork/page-art/drawing.css";

const FILES = new Map(
	PAGE_ART.map((name) => [name, drawnFile(`pagina-${name}`, <PageArtDrawing name={name} />, PAGE_ART_SHEET)]),
);

export function pageArtFile(name: PageArtName): GeneratedFile {
	return FILES.get(name) as GeneratedFile;
}

/** Every opening drawing. */
export function pageArtFiles(): GeneratedFile[] {
	return [...FILES.values()];
}
