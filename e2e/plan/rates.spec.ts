/** Success rates: one year of an invented clinic, told in every way, in picture and table alike. */
import type { Page } from "@playwright/test";
import {
	DENOMINATORS,
	inPercent,
	NUMERATORS,
	successRate,
	sumYears,
	timesAsLarge,
} from "../../plan/rates/success-rates.ts";
import { content } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";
import { expectOneSheet, openBeforeScripts } from "./tool-page.ts";

const ROUTE = "/mi-plan/tasas";
const { notice, ages, sizes, counted, divided, shown } = content.plan.rates;
const times = (place: number) => sizes.items[place]?.times ?? 0;
const yearOf = (group: number, size: number) => timesAsLarge(ages.groups[group]?.year ?? sumYears([]), times(size));
const wholeYear = (size: number) => sumYears(ages.groups.map((_, group) => yearOf(group, size)));
const percent = (share: number) => `${inPercent(share)}\u{A0}%`;

/** Presses a choice by its words, in the group of that name. */
async function choose(page: Page, legend: string, label: string): Promise<void> {
	const group = page.locator(".pills", { hasText: legend });
	await group.locator(".pills__pill").filter({ hasText: label }).first().click();
}

async function open(page: Page): Promise<void> {
	await page.goto(ROUTE);
	await page.mouse.wheel(0, 100);
	await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

const figure = (page: Page) => page.locator(".rates__figure");

/** How many dots are drawn of a kind. */
const dots = (page: Page, look: string) =>
	page
		.locator(`.rates__picture .rate-dots__${look}`)
		.evaluateAll((paths) => paths.reduce((sum, path) => sum + (path.getAttribute("d")?.match(/M/g)?.length ?? 0), 0));

test("the same year is another number by what is counted and what it is divided by", async ({ page }) => {
	await open(page);
	const year = wholeYear(1);
	const seen = new Set<string>();
	for (const numerator of NUMERATORS) {
		await choose(page, counted.label, counted[numerator].label);
		for (const denominator of DENOMINATORS) {
			await choose(page, divided.label, divided[denominator].label);
			const rate = successRate(year, numerator, denominator);
			await expect(figure(page)).toHaveText(percent(rate?.share ?? -1));
			expect(await dots(page, "counted")).toBe(rate?.counted);
			expect(await dots(page, "among")).toBe((rate?.of ?? 0) - (rate?.counted ?? 0));
			expect(await dots(page, "outside")).toBe(year.started - (rate?.of ?? 0));
			const row = page.locator(".rate-table").first().locator("tr", { hasText: divided[denominator].label });
			await expect(row.locator("th")).toHaveAttribute("aria-current", "true");
			await expect(row.locator("td").first()).toHaveText(`${rate?.counted} de ${rate?.of}`);
			await expect(row.locator(".rate-table__rate")).toHaveText(percent(rate?.share ?? -1));
			seen.add((await figure(page).textContent()) ?? "");
		}
	}
	expect(seen.size).toBeGreaterThanOrEqual(5);
});

test("it changes with the age, and the table by age shows where one is", async ({ page }) => {
	await open(page);
	for (const [index, { label }] of ages.groups.entries()) {
		await choose(page, ages.label, label);
		const rate = successRate(yearOf(index, 1), "births", "transfers");
		await expect(figure(page)).toHaveText(percent(rate?.share ?? -1));
		const table = page.locator(".rate-table").last();
		await expect(table.locator("[aria-current]")).toHaveText(label);
		await expect(table.locator(".rate-table__row--shown .rate-table__rate")).toHaveText(percent(rate?.share ?? -1));
	}
});

test("a smaller clinic has the same rate and a wider margin, which can be hidden", async ({ page }) => {
	await open(page);
	const widths: number[] = [];
	for (const [index, { label }] of sizes.items.entries()) {
		await choose(page, sizes.label, label);
		const rate = successRate(wholeYear(index), "births", "transfers");
		await expect(figure(page)).toHaveText(percent(rate?.share ?? -1));
		await expect(page.locator(".rates__likely")).toContainText(
			`${percent(rate?.low ?? -1)} a ${percent(rate?.high ?? -1)}`,
		);
		expect((await dots(page, "counted")) + (await dots(page, "among")) + (await dots(page, "outside"))).toBe(
			wholeYear(index).started,
		);
		widths.push((rate?.high ?? 0) - (rate?.low ?? 0));
	}
	expect(widths).toEqual([...widths].sort((one, other) => other - one));
	await page.getByLabel(shown.interval).uncheck();
	await expect(page.locator(".rates__likely, .rate-table__range, .rate-table__reach")).toHaveCount(0);
	await expect(figure(page)).toBeVisible();
});

test("that the clinic is invented is said before any number", async ({ page }) => {
	await page.goto(ROUTE);
	const said = page.getByText(notice.title);
	await expect(said).toBeVisible();
	const [above, below] = [await said.boundingBox(), await figure(page).boundingBox()];
	expect(above?.y).toBeLessThan(below?.y ?? 0);
	await expect(page.getByText(notice.text)).toBeVisible();
});

test("on a phone the number stays in view while a choice is made, in a strip of 64 pixels", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await open(page);
	const strip = page.locator(".rates__strip");
	await page.getByRole("group", { name: sizes.label }).evaluate((group) => group.scrollIntoView({ block: "end" }));
	await expect(figure(page)).not.toBeInViewport();
	await choose(page, counted.label, counted.positives.label);
	const rate = successRate(wholeYear(1), "positives", "transfers");
	await expect(strip).toContainText(percent(rate?.share ?? -1));
	await expect(strip).toBeInViewport({ ratio: 1 });
	expect((await strip.boundingBox())?.height).toBe(64);
	const isOnTop = await strip.evaluate((one) => {
		const { left, top } = one.getBoundingClientRect();
		return one.contains(document.elementFromPoint(left + 40, top + 30));
	});
	expect(isOnTop).toBe(true);
});

test("ten taps repeat the year by chance, and nothing else moves", async ({ page }) => {
	await open(page);
	const before = await figure(page).textContent();
	const { again } = content.plan.rates;
	const below = page.locator(".rates__tables");
	const place = () => below.evaluate((one) => one.getBoundingClientRect().top + scrollY);
	const stood = await place();
	for (let tap = 0; tap < 10; tap++) await page.getByRole("button", { name: again.repeat }).click();
	await expect(page.locator(".rate-again__cloud circle")).toHaveCount(10);
	await expect(page.getByRole("status").filter({ hasText: /^Año inventado 10: / })).toBeVisible();
	expect(await figure(page).textContent()).toBe(before);
	expect(await place()).toBe(stood);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(page.locator(".rate-again__last")).toHaveCSS("animation-duration", "0s");
});

test("it prints on one sheet", async ({ page }) => {
	await open(page);
	await expectOneSheet(page);
});

test("the keyboard alone chooses, and hears the number", async ({ page }) => {
	await open(page);
	const group = page.getByRole("group", { name: divided.label });
	await group.getByRole("radio", { name: divided.transfers.label }).focus();
	await page.keyboard.press("ArrowUp");
	await expect(group.getByRole("radio", { name: divided.retrievals.label })).toBeChecked();
	await expect(page.getByRole("status").filter({ has: figure(page) })).toContainText(divided.retrievals.many);
});

test("what is chosen before the script has come counts", async ({ page }) => {
	const letScriptsCome = await openBeforeScripts(page, ROUTE);
	await choose(page, divided.label, divided.started.label);
	letScriptsCome();
	await expect(figure(page)).toHaveText(percent(successRate(wholeYear(1), "births", "started")?.share ?? -1));
});

test("nothing is asked of any server while it is used", async ({ page }) => {
	await open(page);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await choose(page, ages.label, ages.groups[3]?.label ?? "");
	await choose(page, sizes.label, sizes.items[2]?.label ?? "");
	await choose(page, counted.label, counted.positives.label);
	await expect(figure(page)).toHaveText(percent(successRate(yearOf(3, 2), "positives", "transfers")?.share ?? -1));
	expect(asked).toEqual([]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("picture, tables and sources are there, and nothing that does not answer", async ({ page }) => {
		await page.goto(ROUTE);
		await expect(figure(page)).toBeVisible();
		await expect(page.locator(".rate-table")).toHaveCount(2);
		await expect(page.locator(".rates__choices")).toBeHidden();
		await expect(page.getByRole("link", { name: /SART/ })).toBeVisible();
		await expect(page.getByRole("link", { name: /HFEA/ })).toBeVisible();
	});
});
