import { documents, pages, plan, site } from "virtual:content";
import { extractText, extractTextItems, getDocumentProxy } from "unpdf";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_SITE_URL } from "../../contract/defaults.ts";
import { FILES } from "./files.ts";

/** Points from the bottom of a page to where its footer ends. */
const FOOTER = 60;
const words = { documents, pages, plan, site };
/** Made for the origin that the build for tests has, which has left them in its cache. */
const made = (name: string) => FILES[name]?.bytes(words, DEFAULT_SITE_URL) ?? Promise.reject(new Error(name));

async function opened(name: string) {
	const pdf = await getDocumentProxy(await made(name));
	const { text } = await extractText(pdf, { mergePages: true });
	return { pdf, text: text.replace(/\s+/g, " "), info: await pdf.getMetadata() };
}

/** A text as the PDF's words come out: one kind of space, no emphasis. */
const bare = (words: string) => words.replaceAll("*", "").replace(/\s+/g, " ");

afterEach(() => {
	vi.useRealTimers();
});

describe("the files to take away", () => {
	it.each(Object.keys(FILES))("%s has the same bytes tomorrow, from the same words", async (name) => {
		const today = await made(name);
		vi.useFakeTimers({ toFake: ["Date"], now: new Date("2037-02-03T04:05:06Z") });
		const later = await FILES[name]?.make(words, DEFAULT_SITE_URL);
		expect(Buffer.from(later ?? []).equals(today)).toBe(true);
	});

	it.each(["agenda-pais.pdf", "guia-red-lara.pdf"])(
		"%s is at least four pages of Letter, the region's paper",
		async (name) => {
			const { pdf } = await opened(name);
			expect(pdf.numPages).toBeGreaterThanOrEqual(4);
			const { view } = await pdf.getPage(1);
			expect(view.map(Math.round)).toEqual([0, 0, 612, 792]);
		},
	);

	it.each([
		["agenda-pais.pdf", documents["agenda-pais"].title],
		["guia-red-lara.pdf", documents["guia-red-lara"].title],
	])("%s says its title, author and language, and is tagged for screen readers", async (name, title) => {
		const { pdf, info } = await opened(name);
		expect(info.info).toMatchObject({ Title: title, Author: site.name, Language: "es-DO" });
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

	it.each(["agenda-pais.pdf", "guia-red-lara.pdf"])("%s sets nothing in letters under ten points", async (name) => {
		const { pdf } = await opened(name);
		const { items } = await extractTextItems(pdf);
		const sizes = items.flat().filter(({ str }) => str.trim());
		expect(Math.min(...sizes.map(({ fontSize }) => fontSize))).toBeGreaterThanOrEqual(10);
	});

	it.each(["agenda-pais.pdf", "guia-red-lara.pdf"])(
		"%s leads from each line of its contents to that section",
		async (name) => {
			const { pdf } = await opened(name);
			const links = (await (await pdf.getPage(1)).getAnnotations()).filter(({ subtype }) => subtype === "Link");
			expect(links.length).toBeGreaterThanOrEqual(6);
			for (const { dest, contentsObj } of links) {
				const [page] = (await pdf.getDestination(dest)) ?? [];
				const { text } = await extractText(pdf, { mergePages: false });
				expect(text[await pdf.getPageIndex(page)]?.replace(/\s+/g, " ")).toContain(
					contentsObj.str.replace(/\s+/g, " "),
				);
			}
			expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain('"TOCI"');
		},
	);

	it.each(["agenda-pais.pdf", "guia-red-lara.pdf"])("%s brings every face it is set in", async (name) => {
		const source = Buffer.from(await made(name)).toString("latin1");
		expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
		expect(source.match(/\/FontFile[23]/g)?.length).toBeGreaterThanOrEqual(3);
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
		const changed = { ...words, pages: { ...pages, "agenda-pais": page } };
		const bytes = await FILES["agenda-pais.pdf"]?.make(changed, "https://ivf.example");
		const pdf = await getDocumentProxy(bytes ?? new Uint8Array());
		const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, " ");
		expect(text).toContain("septiembre · Pospuesta");
		expect(text).toContain("Presentar la propuesta de ley · pospuesta");
		expect(text).toContain("https://ivf.example/agenda-pais");
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
