/** /agenda-pais: where today stands among its goals, and how much of it a phone folds. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures/visit.ts";

const PAST = "Su fecha ya pasó. Todavía no publicamos cómo va.";

test("the timeline has a line for today, and says of each goal gone by that nothing was published", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	for (const [day, share, past] of [
		["2026-01-02T12:00:00", 0, 0],
		["2026-10-02T12:00:00", 0.375, 1],
		["2027-12-30T12:00:00", 0.995, 4],
	] as const) {
		await page.clock.setFixedTime(day);
		await page.goto("/agenda-pais");
		const line = page.locator(".agenda-timeline__today");
		await expect(line).toHaveText("Hoy");
		const [at, all] = [await line.boundingBox(), await page.locator(".agenda-timeline__years").boundingBox()];
		expect(((at?.x ?? 0) - (all?.x ?? 0)) / (all?.width ?? 1)).toBeCloseTo(share, 1);
		await expect(page.getByText(PAST).filter({ visible: true })).toHaveCount(past);
	}
	await page.clock.setFixedTime("2028-02-01T12:00:00");
	await page.reload();
	await expect(page.getByText(PAST).filter({ visible: true })).toHaveCount(7);
	await expect(page.locator(".agenda-timeline__today")).toBeHidden();
});

test("a phone folds each objective, which opens by its name; a desk and paper show all of it", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto("/agenda-pais");
	const action = page.getByText("Llevarlo a legisladores de distintos partidos");
	const isSeen = () => action.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
	expect(await isSeen()).toBe(false);
	await page.emulateMedia({ media: "print" });
	expect(await isSeen()).toBe(true);
	await page.emulateMedia({ media: "screen" });
	await page.getByText("Por qué, metas y acciones").first().click();
	await expect(action).toBeVisible();
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.reload();
	expect(await isSeen()).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "with no script", () => {
		test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

		test("a phone folds the rarer forms, and a link into one opens it", async ({ page }) => {
			await page.goto("/agenda-pais");
			const [materials, alliance] = ["#toolkit-request form", "#alliance-form form"].map((form) =>
				page.locator(form),
			) as [Locator, Locator];
			await expect(page.locator("#contact-form-agenda")).toBeVisible();
			await expect(materials).not.toBeVisible();
			await page.locator("main a[href='#alliance-form']").click();
			await expect(alliance.getByLabel("Tu propuesta")).toBeVisible();
			await expect(alliance).toBeInViewport();
			await expect(materials).not.toBeVisible();
			await page.locator("summary", { hasText: "Pedir los materiales" }).click();
			await expect(materials.getByLabel("Organización")).toBeVisible();
		});
	});
}

test("a goal's ring is whole, whatever its figure", async ({ page }) => {
	await page.goto("/agenda-pais");
	const rings = page.locator(".goal-dial");
	await expect(rings).toHaveCount(9);
	const sides = await rings.evaluateAll((all) =>
		all.map((ring) => getComputedStyle(ring).border.match(/rgb/g)?.length),
	);
	expect(new Set(sides)).toEqual(new Set([1]));
	await expect(rings.locator("*")).toHaveCount(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the dates alone stand there, and the objectives open all the same", async ({ page }) => {
		await page.goto("/agenda-pais");
		await expect(page.locator(".agenda-timeline__today")).toBeHidden();
		await expect(page.getByText(PAST).filter({ visible: true })).toHaveCount(0);
	});
});
