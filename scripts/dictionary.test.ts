import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { commonParts, compressAgainst, writeDictionary } from "./dictionary.ts";

it("what stands in enough pages is in the dictionary, once, in the order of the pages", () => {
	const pages = ["<p>uno</p><hr><style>p{a:b}q{c:d}</style>", "<hr><p>dos</p><style>p{a:b}</style>", "<hr>"];
	expect(commonParts(pages, 2)).toBe("<p><hr><style>p{a:b}</style>");
	expect(commonParts(pages, 3)).toBe("<hr>");
});

it("a page against the dictionary is its hash and what is new, and nothing is lost", async () => {
	const dictionary = Buffer.from(Array.from({ length: 200 }, (_, place) => `<li>${place * 7919}</li>`).join(""));
	const page = Buffer.from(`${dictionary}<p>Hola</p>`);
	const bytes = await compressAgainst(dictionary, page);
	expect(bytes.byteLength).toBeLessThan(120);
	expect(bytes.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
	expect(bytes.subarray(8, 40)).toEqual(createHash("sha256").update(dictionary).digest());
	expect(zstdDecompressSync(bytes.subarray(40), { dictionary })).toEqual(page);
});

it("the dictionary stands in the site's folder, and every page has its form beside it", async () => {
	const folder = temporaryFolder();
	for (const name of ["a", "b", "c", "d"]) writeFileSync(join(folder, `${name}.html`), `<main><p>${name}</p></main>`);
	await writeDictionary(folder);
	expect(readFileSync(join(folder, "diccionario.txt"), "utf8")).toBe("<main><p></main>");
	expect(globSync("*.dcz", { cwd: folder }).sort()).toEqual(["a.html.dcz", "b.html.dcz", "c.html.dcz", "d.html.dcz"]);
});
