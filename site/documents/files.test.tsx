import { readFileSync, statSync } from "node:fs";
import { documents, pages, site } from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { extractText, extractTextItems, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { overBudget } from "../../testing/page-budgets.ts";
import { Agenda } from "./agenda.tsx";
import { agendaWords, DOWNLOADS_FOLDER, outdatedDocuments, PRINTED } from "./printed-words.ts";

/** Points from the bottom of a page to where its footer ends. */
const FOOTER = 60;
const NAMES = Object.keys(PRINTED);
const content = { documents, pages, site };
const read = (name: string) => new Uint8Array(readFileSync(`${DOWNLOADS_FOLDER}/${name}`));

async function opened(name: string) {
	const pdf = await getDocumentProxy(read(name));
	const { text } = await extractText(pdf, { mergePages: true });
	return { pdf, text: text.replace(/\s+/g, " "), info: await pdf.getMetadata() };
}

/** A text as the PDF's words come out: one kind of space, no emphasis. */
const bare = (words: string) => words.replaceAll("*", "").replace(/\s+/g, " ");

describe("the printed documents", () => {
	it("say what the content says; where this fails: npm run generate", () => {
		expect(outdatedDocuments(content, read)).toEqual([]);
	});

	it("are told apart from other words", () => {
		const { email } = site;
		const changed = { ...content, site: { ...site, email: `otro-${email}` } };
		expect(outdatedDocuments(changed, read)).toEqual(NAMES);
		const guide = { ...documents["guia-red-lara"], confirm: "Pregunta a Red LARA" };
		const both = { ...content, documents: { ...documents, "guia-red-lara": guide } };
		expect(outdatedDocuments(both, read)).toEqual(["guia-red-lara.pdf"]);
	});

	it.each(NAMES)("%s is at least four pages of Letter, the region's paper", async (name) => {
		const { pdf } = await opened(name);
		expect(pdf.numPages).toBeGreaterThanOrEqual(4);
		const { view } = await pdf.getPage(1);
		expect(view.map(Math.round)).toEqual([0, 0, 612, 792]);
	});

	it.each(NAMES)("%s weighs little", (name) => {
		expect(overBudget(name, statSync(`${DOWNLOADS_FOLDER}/${name}`).size, 90_000)).toBeUndefined();
	});

	it.each([
		["agenda-pais.pdf", documents["agenda-pais"]],
		["guia-red-lara.pdf", documents["guia-red-lara"]],
	])("%s says its title, author, subject and language, and is tagged for screen readers", async (name, words) => {
		const { pdf, info } = await opened(name);
		expect(info.info).toMatchObject({ Title: words.title, Subject: words.subject, Author: site.name });
		expect(info.info).toMatchObject({ Language: "es-DO" });
		expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
		const roles = JSON.stringify(await (await pdf.getPage(2)).getStructTree());
		expect(roles).toContain('"H2"');
	});

	it.each([
		["agenda-pais.pdf", 7],
		["guia-red-lara.pdf", 8],
	])("%s fills its pages: none is left half empty, none is there for a few lines", async (name, most) => {
		const { pdf } = await opened(name);
		expect(pdf.numPages).toBeLessThanOrEqual(most);
		const { items } = await extractTextItems(pdf);
		for (const [index, page] of items.entries()) {
			// From the bottom of the page; the footer stands below what is read.
			const lowest = Math.min(...page.filter(({ str, y }) => str.trim() && y > FOOTER).map(({ y }) => y));
			expect(lowest, `page ${index + 1}`).toBeLessThan(0.4 * 792);
		}
	});

	it.each(NAMES)("%s sets nothing in letters under ten points", async (name) => {
		const { pdf } = await opened(name);
		const { items } = await extractTextItems(pdf);
		const sizes = items.flat().filter(({ str }) => str.trim());
		expect(Math.min(...sizes.map(({ fontSize }) => fontSize))).toBeGreaterThanOrEqual(10);
	});

	it.each(NAMES)("%s leads from each line of its contents to that section, and says its page", async (name) => {
		const { pdf } = await opened(name);
		const cover = await pdf.getPage(1);
		const links = (await cover.getAnnotations()).filter(({ subtype }) => subtype === "Link");
		expect(links.length).toBeGreaterThanOrEqual(6);
		const { text } = await extractText(pdf, { mergePages: false });
		const { items } = await extractTextItems(pdf);
		for (const { dest, rect } of links) {
			const [, bottom, , top] = rect;
			const line =
				items[0]?.filter(({ str, y }) => str.trim() && y > bottom && y < top).map(({ str }) => str.trim()) ?? [];
			const [start] = (await pdf.getDestination(dest)) ?? [];
			const page = await pdf.getPageIndex(start);
			expect(line.at(-1)).toBe(String(page + 1));
			expect(text[page]?.replace(/\s+/g, " ")).toContain(line.slice(0, -1).join(" "));
		}
		expect(JSON.stringify(await cover.getStructTree())).toContain('"LI"');
		expect((await pdf.getOutline())?.flatMap(({ items: [, ...sections] }) => sections).length).toBeGreaterThan(0);
	});

	it.each(NAMES)("%s brings every face it is set in", async (name) => {
		const { pdf } = await opened(name);
		const fonts = new Set<string>();
		for (let number = 1; number <= pdf.numPages; number++) {
			const page = await pdf.getPage(number);
			await page.getOperatorList();
			for (const item of (await page.getTextContent()).items) {
				if ("fontName" in item) fonts.add(page.commonObjs.get(item.fontName).name);
			}
		}
		expect([...fonts].filter((font) => /Helvetica|Times|Courier/.test(font))).toEqual([]);
		expect(fonts.size).toBeGreaterThanOrEqual(3);
	});
});

describe("the agenda's PDF", () => {
	it("holds every objective, goal, date, action, way to join and notice of the page", async () => {
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
	});

	it("says how a goal stands, on its line and in the timeline, and where to join", async () => {
		const page = structuredClone(pages["agenda-pais"]);
		const goal = page.sections.flatMap((section) => (section.type === "agenda-objectives" ? section.items : []))[0]
			?.goals[0];
		if (goal) goal.status = "pospuesta";
		const words = agendaWords({ ...content, pages: { ...pages, "agenda-pais": page } });
		const html = renderToStaticMarkup(<Agenda {...words} />);
		expect(html).toContain("septiembre · Pospuesta");
		expect(html).toContain("Presentar la propuesta de ley · pospuesta");
		expect(html).toContain("(pospuesta)");
		const { text } = await opened("agenda-pais.pdf");
		expect(text).toContain(documents["agenda-pais"].join.page);
		expect(text).toContain(site.email);
	});
});

describe("the guide's PDF", () => {
	it("holds every line of the checklist and every question", async () => {
		const { text } = await opened("guia-red-lara.pdf");
		const { checklist, questions } = documents["guia-red-lara"];
		for (const line of [...checklist.areas.flatMap(({ items }) => items), ...questions.items]) {
			expect(text).toContain(bare(line));
		}
	});

	it("says what each of the four states is taken to mean", async () => {
		const { text } = await opened("guia-red-lara.pdf");
		for (const { title, text: meaning } of documents["guia-red-lara"].facts.statuses.items) {
			expect(text).toContain(title);
			expect(text).toContain(bare(meaning));
		}
	});

	it("sends a centre to Red LARA wherever only Red LARA knows", async () => {
		const { text } = await opened("guia-red-lara.pdf");
		const { path, confirm } = documents["guia-red-lara"];
		const unsure = path.steps.filter((step) => step.confirm).length;
		expect(text.split(bare(confirm))).toHaveLength(unsure + 1);
	});
});
