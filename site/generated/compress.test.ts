import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildCache, type Cached } from "../../content-model/loader/build-cache.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { BEST, compressFolder, QUICK } from "./compress.ts";

const ownCache = () => buildCache(temporaryFolder(), () => "");

test("a page is laid down in both compressed forms beside itself", async () => {
	const folder = temporaryFolder();
	const page = "palabras ".repeat(500);
	writeFileSync(join(folder, "contacto.html"), page);
	await compressFolder(folder, BEST, ownCache());
	expect(brotliDecompressSync(readFileSync(join(folder, "contacto.html.br"))).toString()).toBe(page);
	expect(gunzipSync(readFileSync(join(folder, "contacto.html.gz"))).toString()).toBe(page);
});

test("what was compressed quickly is compressed again where the best is asked for", async () => {
	const folder = temporaryFolder();
	const cache = ownCache();
	writeFileSync(join(folder, "faq.html"), readFileSync("content/es/articulos/como-va-una-fiv-dia-a-dia.md"));
	const size = async (quality: number) => {
		await compressFolder(folder, quality, cache);
		return statSync(join(folder, "faq.html.br")).size;
	};
	expect(await size(QUICK)).toBeGreaterThan(await size(BEST));
});

test("what has not changed since the build before is not compressed again", async () => {
	const cache = ownCache();
	const made: string[] = [];
	const keep: Cached = (name, make, ...inputs) =>
		cache(
			name,
			(...given) => {
				made.push(name);
				return make(...given);
			},
			...inputs,
		);
	const built = async (words: string) => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, "contacto.html"), words);
		writeFileSync(join(folder, "index.html"), "palabras ".repeat(500));
		await compressFolder(folder, BEST, keep);
		return brotliDecompressSync(readFileSync(join(folder, "contacto.html.br"))).toString();
	};
	await built("palabras ".repeat(400));
	made.length = 0;
	const other = "otras ".repeat(400);
	expect(await built(other)).toBe(other);
	expect(made.sort()).toEqual(["compressed/contacto.html.br", "compressed/contacto.html.gz"].map(normalize));
});

test("what would not get smaller is left as it is", async () => {
	const folder = temporaryFolder();
	writeFileSync(join(folder, "a.js"), "1");
	writeFileSync(join(folder, "guia.pdf"), "palabras ".repeat(500));
	await compressFolder(folder, BEST, ownCache());
	expect(["a.js.br", "a.js.gz", "guia.pdf.br"].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
