import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { compressFolder } from "./compress.ts";

test("a page is laid down in both compressed forms beside itself", async () => {
	const folder = temporaryFolder();
	const page = "palabras ".repeat(500);
	writeFileSync(join(folder, "contacto.html"), page);
	await compressFolder(folder);
	expect(brotliDecompressSync(readFileSync(join(folder, "contacto.html.br"))).toString()).toBe(page);
	expect(gunzipSync(readFileSync(join(folder, "contacto.html.gz"))).toString()).toBe(page);
});

test("the rules by which browsers prepare the next page are compressed like any text", async () => {
	const folder = temporaryFolder();
	writeFileSync(join(folder, "anticipar.speculationrules"), '{"prefetch":[]}'.repeat(10));
	await compressFolder(folder);
	expect(existsSync(join(folder, "anticipar.speculationrules.br"))).toBe(true);
});

test("what would not get smaller is left as it is", async () => {
	const folder = temporaryFolder();
	writeFileSync(join(folder, "a.js"), "1");
	writeFileSync(join(folder, "guia.pdf"), "palabras ".repeat(500));
	await compressFolder(folder);
	expect(["a.js.br", "a.js.gz", "guia.pdf.br"].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
