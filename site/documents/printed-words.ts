/** What each printed document says: all of it, and nothing else of the content. */
import { createHash } from "node:crypto";
import type { Content } from "../../content-model/content.ts";
import type { Page, Section } from "../../content-model/page.ts";

type Words = Pick<Content, "documents" | "pages" | "site">;

/** @throws if the agenda's page lacks one of the sections that its document is made of */
export function agendaWords({ documents, pages, site: { name, email, phone } }: Words) {
	const page = pages["agenda-pais"];
	const { title, lead } = section(page, "page-hero");
	return {
		words: documents["agenda-pais"],
		cover: { ...section(page, "agenda-document").cover, heading: title, lead },
		objectives: section(page, "agenda-objectives"),
		timeline: section(page, "agenda-timeline"),
		impact: section(page, "agenda-impact"),
		joining: section(page, "agenda-joining"),
		notices: section(page, "disclaimer").notices,
		site: { name, email, phone },
	};
}

export function guideWords({ documents, site: { name, email, phone } }: Words) {
	return { words: documents["guia-red-lara"], site: { name, email, phone } };
}

/** Where the files lie that visitors take away. */
export const DOWNLOADS_FOLDER = "content/descargas";

/** The printed documents by the names of their files there. */
export const PRINTED = { "agenda-pais.pdf": agendaWords, "guia-red-lara.pdf": guideWords } as const;
export type PrintedName = keyof typeof PRINTED;

/** A document as `npm run generate` prints it. */
export interface PrintedFile {
	html: string;
	author: string;
	subject: string;
	/** `2026-11-21`: the day of this wording. */
	date: string;
	/** The hash of what it says, its file's identifier (ISO 32000-1, section 14.4). */
	words: string;
}

/** A hash of what a document says, which its file has as its identifier: other words have another. */
export function wordsHash(name: PrintedName, content: Words): string {
	return createHash("sha256")
		.update(JSON.stringify(PRINTED[name](content)))
		.digest("hex")
		.slice(0, 32);
}

/** The documents whose file says something else than the content. @param read the bytes of a file by its name */
export function outdatedDocuments(content: Words, read: (name: string) => Uint8Array): PrintedName[] {
	const names = Object.keys(PRINTED) as PrintedName[];
	return names.filter((name) => !says(read(name), wordsHash(name, content)));
}

/** Whether a file was printed from the words of this hash. */
export function says(file: Uint8Array, words: string): boolean {
	return Buffer.from(file).includes(`<${words}>`);
}

/** The page's section of this type. */
function section<T extends Section["type"]>({ path, sections }: Page, type: T): Extract<Section, { type: T }> {
	const found = sections.find((one): one is Extract<Section, { type: T }> => one.type === type);
	if (!found) throw new Error(`El PDF de ${path} necesita una sección de tipo ${type}.`);
	return found;
}
