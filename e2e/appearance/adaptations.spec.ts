/** The page chrome, as each visitor may have set their device. */
import type { Page } from "@playwright/test";
import { reach } from "../fixtures/journey.ts";
import { DESK_SIZE, expect, test } from "../fixtures/visit.ts";
import { enlarge, NARROW, NARROW_PHONE } from "./checks/adaptations.ts";
import { brokenWords } from "./checks/reading-the-page.ts";

const LYING = { width: 844, height: 390 };

test("at four times the size the whole menu can be reached", async ({ page }) => {
	await page.setViewportSize(NARROW);
	await page.goto("/");
	await page.getByRole("button", { name: "Menú" }).click();
	const drawer = page.getByRole("dialog", { name: "Menú" });
	for (const link of [drawer.getByRole("link").first(), drawer.getByRole("link").last()]) {
		await link.scrollIntoViewIfNeeded();
		await expect(link).toBeInViewport({ ratio: 1 });
	}
});

test.describe("with the browser's letters enlarged on a phone", () => {
	test.use({ viewport: NARROW_PHONE });

	test.afterEach(async ({ page }) => enlarge(page, 100));

	test("the menu shows whole words, and several of its links", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("button", { name: "Menú" }).click();
		for (const percent of [125, 150, 200]) {
			await enlarge(page, percent);
			expect.soft(await page.evaluate(brokenWords, ".menu-drawer"), `broken at ${percent} %`).toEqual([]);
			const links = await page.getByRole("dialog", { name: "Menú" }).locator("nav").getByRole("link").all();
			const shown = await Promise.all(links.map((link) => link.evaluate((it) => it.getBoundingClientRect().bottom)));
			expect.soft(shown.filter((bottom) => bottom <= NARROW_PHONE.height).length, `${percent} %`).toBeGreaterThan(5);
		}
	});

	test("the header covers nothing that is scrolled to", async ({ page }) => {
		await page.goto("/faq");
		for (const percent of [100, 125, 150, 200]) {
			await enlarge(page, percent);
			expect.soft(await headersReach(page), `${percent} %`).toBeLessThanOrEqual(0);
		}
	});
});

test.describe("in the low window of a phone that lies", () => {
	test.use({ viewport: LYING });

	test("the header goes with the page", async ({ page }) => {
		await page.goto("/faq");
		expect(await headersReach(page)).toBeLessThanOrEqual(0);
		await expect(page.getByRole("banner")).not.toBeInViewport();
	});

	for (const height of [360, 390, 412]) {
		test(`the menu shows half a link at its edge, ${height} pixels down`, async ({ page }) => {
			await page.setViewportSize({ ...LYING, height });
			await page.goto("/");
			await page.getByRole("button", { name: "Menú" }).click();
			const links = page.getByRole("dialog", { name: "Menú" }).locator("nav").getByRole("link");
			const cut = await links.evaluateAll((all, edge) => {
				const boxes = all.map((link) => link.getBoundingClientRect());
				return boxes.map(({ top, height }) => (edge - top) / height).filter((part) => part > 0 && part < 1);
			}, height);
			expect(cut).toHaveLength(1);
			expect(Math.abs((cut[0] ?? 0) - 0.5)).toBeLessThan(0.3);
		});
	}
});

for (const viewport of [NARROW_PHONE, DESK_SIZE]) {
	test.describe(`at ${viewport.width} pixels`, () => {
		test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

		test("the summary of a form's faults leads to each question whole", async ({ page }) => {
			await page.goto("/#contact-form-clinic");
			const form = page.locator("#contact-form-clinic");
			await reach(form);
			await form.getByRole("button", { name: "Solicitar consultoría" }).click();
			for (const link of await form.getByRole("group").getByRole("link").all()) {
				const control = page.locator((await link.getAttribute("href")) ?? "");
				await link.click();
				const field = form.locator(".field", { has: control });
				await expect(field.locator(".field__label")).toBeInViewport({ ratio: 1 });
				const header = await page.getByRole("banner").boundingBox();
				const question = await field.boundingBox();
				expect(question?.y, await link.innerText()).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
			}
		});
	});
}

test.describe("on a sheet of A4", () => {
	test.use({ viewport: { width: 794, height: 1123 } });

	test("every piece of #HablemosDeFertilidad has the width to be read", async ({ page }) => {
		await page.goto("/");
		await page.emulateMedia({ media: "print" });
		for (const summary of await page.locator(".education__summary").all())
			expect((await summary.boundingBox())?.width).toBeGreaterThan(250);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("nothing stands below the footer", async ({ page }) => {
		await page.goto("/");
		const footer = await page.getByRole("contentinfo").boundingBox();
		const end = await page.evaluate(() => document.documentElement.scrollHeight);
		expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(end, 0);
	});
});

/** How many pixels the header stands over what the page scrolls to. */
async function headersReach(page: Page): Promise<number> {
	return page.evaluate(() => {
		scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" });
		const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		return bottom - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
	});
}
