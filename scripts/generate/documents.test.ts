import { readFileSync, statSync } from "node:fs";
import { extractText, extractTextItems, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { DOWNLOADS_FOLDER } from "../../content-model/downloads.ts";
import { loadContent } from "../../content-model/loader/load.ts";
import { overBudget } from "../../testing/pages/page-budgets.ts";
import { outdatedDocuments, PRINTED, type PrintedName } from "../launch-check/printed-documents.ts";

const NAMES = Object.keys(PRINTED) as PrintedName[];
const content = loadContent("content");
const { pages, guides, site } = content;

async function opened(name: PrintedName) {
	const pdf = await getDocumentProxy(new Uint8Array(readFileSync(`${DOWNLOADS_FOLDER}/${name}`)));
	const { text } = await extractText(pdf, { mergePages: true });
	const { items } = await extractTextItems(pdf);
	const sheets = items.map((sheet) => sheet.filter(({ str }) => str.trim()));
	return { pdf, text: text.replace(/\s+/g, " "), sheets };
}

/** A text as the PDF's words come out: one kind of space, no emphasis. */
const bare = (words: string) => words.replaceAll("*", "").replace(/\s+/g, " ").trim();

describe("the printed documents", () => {
	it("say what their pages say; where this fails: npm run generate -- documents", () => {
		expect(outdatedDocuments(content)).toEqual([]);
	});

	it("are told apart from other words", () => {
		expect(outdatedDocuments({ ...content, site: { ...site, email: `otro-${site.email}` } })).toEqual(NAMES);
		const other = { version: "2026-11-21", clinicalReview: "pending", body: "Otro texto" } as const;
		expect(outdatedDocuments({ ...content, guides: { "guia-red-lara": other } })).toEqual(["guia-red-lara.pdf"]);
		const page = { ...pages["agenda-pais"], title: "Otra agenda" };
		expect(outdatedDocuments({ ...content, pages: { ...pages, "agenda-pais": page } })).toEqual(["agenda-pais.pdf"]);
	});

	it.each(NAMES)("%s weighs little", (name) => {
		expect(overBudget(name, statSync(`${DOWNLOADS_FOLDER}/${name}`).size, 90_000)).toBeUndefined();
	});

	it.each(NAMES)("%s has its page's title and language, an outline, and tags for screen readers", async (name) => {
		const { pdf } = await opened(name);
		const { info } = await pdf.getMetadata();
		expect(info).toMatchObject({ Title: pages[PRINTED[name]].title, Language: "es-DO" });
		expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
		expect(JSON.stringify(await (await pdf.getPage(2)).getStructTree())).toMatch(/"H[23]"/);
		expect((await pdf.getOutline())?.length).toBeGreaterThan(0);
	});

	it.each([
		["agenda-pais.pdf", 7],
		["guia-red-lara.pdf", 6],
	] as const)("%s fills sheets of Letter, the region's paper, and none for a few lines", async (name, most) => {
		const { pdf, sheets } = await opened(name);
		expect((await pdf.getPage(1)).view.map(Math.round)).toEqual([0, 0, 612, 792]);
		expect(sheets.length).toBeLessThanOrEqual(most);
		const lines = sheets.map((sheet) => new Set(sheet.map(({ y }) => Math.round(y))).size);
		expect(Math.min(...lines)).toBeGreaterThan(12);
	});

	it.each(NAMES)("%s sets nothing in letters under eight points, and counts its sheets", async (name) => {
		const { sheets } = await opened(name);
		expect(Math.min(...sheets.flat().map(({ fontSize }) => fontSize))).toBeGreaterThan(8);
		const last = sheets.map((sheet) => sheet.map(({ str }) => str).join(""));
		for (const [index, words] of last.entries()) expect(words).toMatch(new RegExp(`${index + 1} ?/ ?${sheets.length}`));
	});

	it.each(NAMES)("%s brings every face it is set in, as letters", async (name) => {
		const { pdf } = await opened(name);
		const fonts = new Set<string>();
		for (let number = 1; number <= pdf.numPages; number++) {
			const page = await pdf.getPage(number);
			await page.getOperatorList();
			for (const item of (await page.getTextContent()).items)
				if ("fontName" in item) fonts.add(page.commonObjs.get(item.fontName).name);
		}
		expect([...fonts].filter((font) => /Helvetica|Times|Courier/.test(font))).toEqual([]);
		expect([...fonts].filter((font) => /Figtree/.test(font))).toHaveLength(2);
	});

	it.each(NAMES)("%s says whom to write to, and nothing of where the site stood when it was printed", async (name) => {
		const { text } = await opened(name);
		expect(text).toContain(site.email);
		expect(text).toContain(bare(site.phone));
		expect(text).not.toMatch(/https?:|127\.0\.0\.1|localhost/);
	});
});

it("the agenda's PDF holds every objective, goal, date, action, way to join and notice of the page, and no form", async () => {
	const { text } = await opened("agenda-pais.pdf");
	const said = pages["agenda-pais"].sections.flatMap((section) => {
		if (section.type === "agenda-objectives") {
			const objectives = section.items.flatMap(({ title, description, why, goals, actions }) => [
				...[title, description, why, ...actions],
				...goals.flatMap(({ text, when }) => (when ? [text, when] : [text])),
			]);
			return [...objectives, section.note];
		}
		if (section.type === "agenda-joining") return section.ways.flatMap(({ title, text }) => [title, text]);
		if (section.type === "agenda-impact") return section.circles.flatMap(({ title, text }) => [title, text]);
		if (section.type === "disclaimer") return section.notices.map(({ text }) => text);
		return [];
	});
	expect(said.length).toBeGreaterThan(40);
	for (const words of said) expect(text).toContain(bare(words));
	expect(text).not.toContain(content.messages.forms.paper.split("{")[0]);
});

it("the guide's PDF holds every line of the guide", async () => {
	const { text } = await opened("guia-red-lara.pdf");
	const body = guides["guia-red-lara"]?.body ?? "";
	const lines = body.split(/\n+|\|/).map((line) => bare(line.replace(/^#+ |^- |^\d\. /, "")));
	const said = lines.filter((line) => line && !/^-+$|\{/.test(line));
	expect(said.length).toBeGreaterThan(60);
	for (const words of said) expect(text).toContain(words);
});
