/** Every page as a printer lays it out, on both sizes of paper that its readers have. */
import type { Page } from "@playwright/test";
import { extractTextItems, getDocumentProxy } from "unpdf";
import { EVERY_ROUTE, expect, SHARED_WINDOW, test } from "../visit.ts";

test.use(SHARED_WINDOW);

const FORMATS = ["A4", "Letter"] as const;
const MOST_SHEETS = 6;
const MOST_SHEETS_OF: Record<string, number> = {
	"/": 8,
	"/agenda-pais": 9,
	"/clinicas-partners": 8,
	// A hundred questions, all of them open.
	"/faq": 25,
};
/** Lines of text under which a sheet looks forgotten; one that follows others must be worth turning to. */
const FEWEST_LINES = 5;

for (const route of EVERY_ROUTE) {
	test(`${route} takes few sheets, none of them nearly empty`, async ({ page }) => {
		await page.goto(route);
		for (const format of FORMATS) {
			const sheets = await printed(page, format);
			expect(sheets.length, format).toBeLessThanOrEqual(MOST_SHEETS_OF[route] ?? MOST_SHEETS);
			const lines = sheets.map((sheet) => new Set(sheet.map(({ y }) => Math.round(y))).size);
			expect(Math.min(...lines), `lines on the sheets of ${format}: ${lines.join(", ")}`).toBeGreaterThanOrEqual(
				FEWEST_LINES,
			);
		}
	});
}

for (const [route, ...questions] of [
	["/contacto", "Nombre", "Correo electrónico", "Teléfono", "País donde vives", "Mensaje"],
	["/agenda-pais", "Organización", "Sector", "Tu propuesta"],
] as const) {
	test(`a form of ${route} can be filled in by pen, and says where to send it`, async ({ page }) => {
		await page.goto(route);
		const words = (await printed(page, "Letter"))
			.flat()
			.map(({ str }) => str)
			.join(" ")
			.replace(/\s+/g, " ");
		for (const question of questions) expect(words).toContain(question);
		expect(words).toMatch(/Si la llenas a mano, envía una foto a \S+@\S+, o llámanos al \+1/);
		expect(words, "what a screen asks to choose from a list").not.toMatch(/Seleccionar/);
		await page.emulateMedia({ media: "print" });
		const control = page.locator(".contact-form").first().getByLabel("Mensaje");
		expect((await control.boundingBox())?.height).toBeGreaterThan(70);
	});
}

test("what was typed before printing is on the sheet", async ({ page }) => {
	await page.goto("/contacto");
	await page.getByLabel("Nombre").first().fill("Altagracia");
	await page.getByLabel("País donde vives").selectOption("ES");
	const words = (await printed(page, "A4")).flat().map(({ str }) => str);
	expect(words).toContain("Altagracia");
	expect(words).toContain("España");
});

/** The texts of every sheet. */
async function printed(page: Page, format: (typeof FORMATS)[number]) {
	const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
	const { items } = await extractTextItems(pdf);
	return items.map((sheet) => sheet.filter(({ str }) => str.trim()));
}
