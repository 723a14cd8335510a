/**
 * `npm run generate -- documents`: prints the documents that visitors take away into content/descargas/, if the content says
 * something else than the file; all of them after a change of their design.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { PDFDocument, PDFHexString } from "@cantoo/pdf-lib";
import { chromium, type Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { runnerImport } from "vite";
import { contentPlugin } from "../../content-model/loader/vite-plugin.ts";
import { DOWNLOADS_FOLDER, type PrintedFile, says } from "../../site/documents/printed-words.ts";
import { installChromium } from "../install.ts";

const PRINT = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const;

const FIGTREE = "node_modules/@fontsource/figtree/files/figtree-latin";
const FONTS = [
	fontFace("Newsreader", 500, "normal", "site/styles/fonts/newsreader.woff2"),
	fontFace("Newsreader", 500, "italic", "site/styles/fonts/newsreader-italic.woff2"),
	// The site's own file is variable, which Chromium would print as drawings instead of letters.
	fontFace("Figtree", 400, "normal", `${FIGTREE}-400-normal.woff2`),
	fontFace("Figtree", 600, "normal", `${FIGTREE}-600-normal.woff2`),
].join("");

/** What site/documents/printed.tsx exports. */
interface Printed {
	printedFiles: () => Record<string, PrintedFile>;
}

/** @param all those too that still say what the content says */
export async function printDocuments(all: boolean): Promise<void> {
	const { module } = await runnerImport<Printed>("/site/documents/printed.tsx", {
		configFile: false,
		plugins: [contentPlugin()],
	});
	const browser = await chromium.launch({ executablePath: await installChromium(), args: ["--no-sandbox"] });
	try {
		const page = await browser.newPage();
		for (const [name, { html, ...facts }] of Object.entries(module.printedFiles())) {
			const file = `${DOWNLOADS_FOLDER}/${name}`;
			const isCurrent = existsSync(file) && says(readFileSync(file), facts.words);
			if (isCurrent && !all) continue;
			writeFileSync(file, await withFacts(await print(page, html), facts));
			console.log(file);
		}
	} finally {
		await browser.close();
	}
}

/** Prints twice: which page a section starts on is known once it is printed. */
async function print(page: Page, html: string): Promise<Uint8Array> {
	const pdf = await getDocumentProxy(new Uint8Array(await printOnce(page, html)));
	let counted = html;
	for (const [line, place = ""] of html.matchAll(/data-page-of="([^"]+)">0/g)) {
		const [start] = (await pdf.getDestination(place)) ?? [];
		counted = counted.replace(line, line.replace(/0$/, String((await pdf.getPageIndex(start)) + 1)));
	}
	return printOnce(page, counted);
}

async function printOnce(page: Page, html: string): Promise<Buffer> {
	await page.setContent(html.replace("<style>", `<style>${FONTS}`));
	await page.evaluate("document.fonts.ready.then(() => undefined)");
	return page.pdf(PRINT);
}

/** The file with what it says of itself, in a third of the bytes: Chromium compresses nothing of its structure. */
async function withFacts(bytes: Uint8Array, { date, ...facts }: Omit<PrintedFile, "html">): Promise<Uint8Array> {
	const day = new Date(`${date}T12:00:00Z`);
	const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
	pdf.setAuthor(facts.author);
	pdf.setSubject(facts.subject);
	pdf.setCreator(facts.author);
	pdf.setCreationDate(day);
	pdf.setModificationDate(day);
	const identifier = PDFHexString.of(facts.words);
	pdf.context.trailerInfo.ID = pdf.context.obj([identifier, identifier]);
	return pdf.save({ useObjectStreams: true });
}

function fontFace(family: string, weight: number, style: string, file: string): string {
	const source = `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
	return `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:url(${source})}`;
}
