/** What a visitor must receive before anything can be seen: a page's HTML with its styles, in one first flight. */
import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";

/** Bytes, compressed as a host would once and for all. */
const MOST = 14_600;
const MOST_OF_LARGE = 20_000;
const LARGE = ["site/index.html", "site/agenda-pais.html"];

const pages = globSync(["site/**/*.html", "shell/*.html"], { cwd: "dist" }).map((file) => file.replaceAll("\\", "/"));

test("every page with its styles is light enough", () => {
	expect(pages.length).toBeGreaterThan(25);
	const heavy = pages.flatMap((file) => {
		const most = LARGE.includes(file) ? MOST_OF_LARGE : MOST;
		const { byteLength } = brotliCompressSync(readFileSync(`dist/${file}`), {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
		});
		return byteLength > most ? [`${file}: ${byteLength} bytes, ${byteLength - most} too many`] : [];
	});
	expect(heavy).toEqual([]);
});

test("every page holds its styles in one place, its head, and none at an element", () => {
	for (const file of pages) {
		const [head = "", body = ""] = readFileSync(`dist/${file}`, "utf8").split("</head>");
		expect(head.match(/<style/g), file).toHaveLength(1);
		expect(body.match(/<style|<link[^>]*stylesheet|<[^>]* style="/g), file).toBeNull();
	}
});
