/** The PDFs that are printed from a page, and whether that page has said something else since. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Content } from "../../content-model/content.ts";
import { DOWNLOADS_FOLDER } from "../../content-model/downloads.ts";

/** By the name of their file, the page that each is printed from. */
export const PRINTED = { "agenda-pais.pdf": "agenda-pais", "guia-red-lara.pdf": "guia-red-lara" } as const;
export type PrintedName = keyof typeof PRINTED;

/** Beside the files: a hash of what each said when it was printed. */
export const HASHES = `${DOWNLOADS_FOLDER}/.printed.json`;

type Words = Pick<Content, "pages" | "guides" | "site">;

/** A hash of what the page says that a file is printed from. */
export function printedHash(name: PrintedName, { pages, guides, site: { phone, email } }: Words): string {
	const page = pages[PRINTED[name]];
	const texts = page.sections.map((section) => section.type === "long-text" && guides[section.document as never]);
	return createHash("sha256")
		.update(JSON.stringify([page, texts, phone, email]))
		.digest("hex");
}

/** The files whose page says something else than when they were printed. */
export function outdatedDocuments(content: Words): PrintedName[] {
	const hashes = existsSync(HASHES) ? JSON.parse(readFileSync(HASHES, "utf8")) : {};
	const names = Object.keys(PRINTED) as PrintedName[];
	return names.filter((name) => hashes[name] !== printedHash(name, content));
}
