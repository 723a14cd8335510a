/** What many pages have in common, so that a browser that holds it is sent only the rest (RFC 9842). */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { DICTIONARY } from "../contract/site-headers.ts";

// Fewer would make the dictionary heavier than what it saves whoever reads three pages, more leave out the forms.
const ENOUGH_PAGES = 4;

// A browser accepts a window of 8 MB; a page and the dictionary fit into much less (RFC 9842, section 5.2).
const WINDOW_LOG = 20;
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/**
 * Writes the dictionary of a built site, and `name.html.dcz` beside each of its pages.
 */
export async function writeDictionary(siteFolder: string): Promise<void> {
	const names = globSync("**/*.html", { cwd: siteFolder }).sort();
	const pages = names.map((name) => readFileSync(join(siteFolder, name)));
	const dictionary = Buffer.from(commonParts(pages.map(String), ENOUGH_PAGES));
	writeFileSync(join(siteFolder, DICTIONARY.file), dictionary);
	await Promise.all(
		names.map(async (name, place) => {
			const compressed = await compressAgainst(dictionary, pages[place] ?? Buffer.alloc(0));
			writeFileSync(join(siteFolder, name + DICTIONARY.form), compressed);
		}),
	);
}

/**
 * The tags and style rules that stand in several pages, each once, in the order they were first met in.
 * @param enough in how many pages
 */
export function commonParts(pages: readonly string[], enough: number): string {
	const inPages = new Map<string, number>();
	for (const page of pages) {
		for (const part of new Set(parts(page))) inPages.set(part, (inPages.get(part) ?? 0) + 1);
	}
	return [...inPages].map(([part, count]) => (count >= enough ? part : "")).join("");
}

/** A text as "dictionary-compressed Zstandard" (RFC 9842, section 5). */
export async function compressAgainst(dictionary: Buffer, bytes: Buffer): Promise<Buffer> {
	const frame = await promisify(zstdCompress)(bytes, {
		dictionary,
		params: { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: WINDOW_LOG },
	});
	return Buffer.concat([DCZ_MAGIC, createHash("sha256").update(dictionary).digest(), frame]);
}

/** Cut behind every tag and every rule. */
function parts(html: string): string[] {
	return html.split(/(?<=[}>])/);
}
