/** The announcements above every page, which move on as time does. */
import { test as base, expect } from "../fixtures/visit.ts";

const test = base.extend({
	// A window that is handed on may miss the script of a clock that a test sets (Playwright 1.65.1).
	context: async ({ browser, baseURL }, use) => {
		const context = await browser.newContext(baseURL ? { baseURL } : {});
		await use(context);
		await context.close();
	},
});

test("the announcement moves on in a browser that knows no :has", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.addInitScript(() => {
		const { matches } = Element.prototype;
		const withoutHas = function (this: Element, selector: string): boolean {
			if (selector.includes(":has(")) throw new SyntaxError(selector);
			return matches.call(this, selector);
		};
		Object.assign(Element.prototype, { matches: withoutHas });
	});
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1000);
	await page.goto("/");
	await page.clock.runFor(3500);
	await expect(page.getByRole("region", { name: "Anuncios" })).toHaveAttribute("data-current", "1");
});

test("the announcement moves on every 3.5 seconds, pauses, and closes for the page view", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	// Time stands still but for what the test lets pass, however slow the machine.
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1000);
	await page.goto("/");
	const bar = page.getByRole("region", { name: "Anuncios" });
	// Which message stands; that it is the visible one is for the style to show, and for the next test.
	const shown = () => bar.getAttribute("data-current").then(Number);
	await expect(bar.getByRole("listitem")).toContainText([
		"Primera consulta de orientación gratuita",
		"Chat: respuesta en menos de 2 h hábiles",
		"Clínicas verificadas y confiables",
	]);
	for (const expected of [0, 1, 2, 0]) {
		await expect.poll(shown).toBe(expected);
		await page.clock.runFor(3500);
	}
	await expect.poll(shown).toBe(1);
	await bar.getByRole("button", { name: "Pausar anuncios" }).click();
	await page.mouse.move(0, 500);
	await page.clock.runFor(20_000);
	await expect.poll(shown).toBe(1);
	await bar.getByRole("button", { name: "Cerrar anuncios" }).click();
	await expect(bar).toBeHidden();
	await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
	await page.reload();
	await expect(bar).toBeVisible();
});

test("the announcement holds still for those who asked for less motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.clock.install();
	await page.goto("/");
	const first = page.getByRole("region", { name: "Anuncios" }).getByRole("listitem").first();
	await page.clock.runFor(20_000);
	await expect(first).toHaveCSS("opacity", "1");
});
