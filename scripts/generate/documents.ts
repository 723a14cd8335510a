/** `npm run generate -- documents`: prints changed pages into content/descargas/; `--all` if print styles changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { DOWNLOADS_FOLDER } from "../../content-model/downloads.ts";
import { loadContent } from "../../content-model/loader/load.ts";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { serveFolder } from "../../testing/pages/built-gallery.ts";
import { buildForTests } from "../build/build-for-tests.ts";
import { launchChromium } from "../install/install.ts";
import {
	HASHES,
	outdatedDocuments,
	PRINTED,
	type PrintedName,
	printedHash,
} from "../launch-check/printed-documents.ts";

const PRINT = { format: "Letter", printBackground: true, tagged: true, outline: true } as const;
const ORIGIN = "http://printed.test";

/** The site's own file is variable, which Chromium would print as drawings instead of letters. */
const FIGTREE = [400, 600].map((weight) => {
	const file = readFileSync(`node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`, "base64");
	return `@font-face{font-family:Figtree;font-weight:${weight};src:url(data:font/woff2;base64,${file})}`;
});

/** @param all those too that still say what their page says */
export async function printDocuments(all: boolean): Promise<void> {
	const content = loadContent("content");
	const names = all ? (Object.keys(PRINTED) as PrintedName[]) : outdatedDocuments(content);
	if (names.length === 0) return;
	await buildForTests();
	await using browser = await launchChromium();
	const page = await browser.newPage();
	await serveFolder(page.context(), inTestBuild("site"), ORIGIN);
	for (const name of names) {
		await page.goto(`${ORIGIN}${content.pages[PRINTED[name]].path}`);
		// A file is no place for forms, and does not know where the site is.
		await page.evaluate(
			`for (const one of document.querySelectorAll(".form-section, .page-address span")) one.remove()`,
		);
		await page.evaluate(`for (const style of document.querySelectorAll("style"))
			style.textContent = style.textContent.replaceAll(/@font-face\\s*{[^}]*Figtree[^}]*}/g, "")`);
		await page.addStyleTag({ content: FIGTREE.join("") });
		await page.emulateMedia({ media: "print" });
		await page.evaluate("document.fonts.ready.then(() => undefined)");
		const pdf = await PDFDocument.load(await page.pdf(PRINT));
		// Chromium compresses nothing of its structure.
		writeFileSync(`${DOWNLOADS_FOLDER}/${name}`, await pdf.save({ useObjectStreams: true }));
		console.log(`${DOWNLOADS_FOLDER}/${name}`);
	}
	const hashes = Object.keys(PRINTED).map((name) => [name, printedHash(name as PrintedName, content)]);
	writeFileSync(HASHES, `${JSON.stringify(Object.fromEntries(hashes), undefined, "\t")}\n`);
}
