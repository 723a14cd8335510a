/** Stay, rates and questions as they are heard: names, states and what is told, in order, by real keys. */
import type { Page } from "@playwright/test";
import { enlarge } from "../appearance/checks/adaptations.ts";
import { content } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";
import { listen, openTool } from "./tool-page.ts";

const { stay, rates, questions } = content.plan;

/** What has the focus, as a screen reader says it. */
const heard = (page: Page) => page.locator(":focus");
const press = (page: Page, ...keys: readonly string[]) =>
	keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test("a stay is asked, reckoned and told by ear, from the first radio button to the file", async ({ page }) => {
	await page.clock.setFixedTime(new Date("2027-01-10T12:00:00Z"));
	await openTool(page, "/mi-plan/estadia");
	const told = await listen(page);
	const nights = (count: number) => stay.result.nights.replace("{count}", String(count));

	const injections = page.getByRole("radiogroup", { name: stay.form.injections.legend });
	await expect(injections.or(page.getByRole("group", { name: stay.form.injections.legend }))).toBeVisible();
	await page.getByRole("radio", { name: stay.form.injections.there }).focus();
	await expect(heard(page)).toBeChecked();
	await press(page, "ArrowDown");
	await expect(heard(page)).toHaveAccessibleName(stay.form.injections.home);
	await expect(heard(page)).toBeChecked();
	await expect.poll(told).toHaveLength(1);
	await press(page, "ArrowUp", "Tab");
	await expect(heard(page)).toHaveAccessibleName(stay.form.transfer["same-trip"]);

	await press(page, "Tab");
	await expect(heard(page)).toHaveAccessibleName(stay.form.dates.start);
	const before = (await told()).length;
	// Day and month alike, in whichever order this browser asks for them.
	await page.keyboard.type("03032027", { delay: 20 });
	await expect
		.poll(async () => (await told()).slice(before))
		.toEqual([expect.stringMatching(new RegExp(`^${nights(20)}.* 1 de marzo .* 21 de marzo`))]);
	const retrieval = page.getByLabel(stay.form.dates.retrieval);
	await expect(retrieval).toHaveAccessibleDescription(/^Calculada: .* 14 de marzo\. Puede caer del /);

	await retrieval.fill("2027-02-14");
	await page.getByLabel(stay.form.dates.test).focus();
	await expect.poll(told).toContain(stay.form.faults["too-early"]);
	await expect(retrieval).toHaveAttribute("aria-invalid", "true");
	await expect(retrieval).toHaveAccessibleDescription(new RegExp(`${stay.form.faults["too-early"]}$`));
	await retrieval.fill("2027-03-13");

	const months = page.getByRole("table", { name: "Marzo de 2027" });
	await expect(months.getByRole("columnheader").first()).toHaveAttribute("abbr", "domingo");
	await expect(months.getByRole("cell", { name: /^13/ })).toContainText(stay.calendar.entries.retrieval.title);
	await expect(months.getByRole("cell", { name: /^13/ })).toContainText(stay.calendar.there);

	await page.getByRole("button", { name: stay.file.button }).press("Enter");
	await expect.poll(told).toContain(stay.file.saved);
	await expect(page.getByRole("checkbox", { name: stay.file.discreet })).toBeChecked();

	await page.locator("summary", { hasText: stay.papers.title }).press("Enter");
	await press(page, "Tab", "Space");
	await expect(heard(page)).toHaveAccessibleName(stay.papers.items[0]?.title ?? "");
	await expect(heard(page)).toBeChecked();
});

test("a rate is chosen and told by ear, and the tables say which row it is", async ({ page }) => {
	await openTool(page, "/mi-plan/tasas");
	const told = await listen(page);
	const { divided, counted, ages, sizes, shown } = rates;
	await page.getByRole("radio", { name: divided.transfers.label }).focus();
	await expect(heard(page)).toBeChecked();
	await press(page, "ArrowUp");
	await expect(heard(page)).toHaveAccessibleName(divided.retrievals.label);
	await press(page, "ArrowUp", "Tab");
	await expect(heard(page)).toHaveAccessibleName(counted.births.label);
	await press(page, "ArrowDown", "Tab", "ArrowDown", "Tab", "ArrowDown");
	await expect(heard(page)).toHaveAccessibleName(new RegExp(`^${sizes.items[2]?.label}`));
	await expect
		.poll(told)
		.toEqual([
			"29\u{A0}%50 nacimientos entre 170 extracciones",
			"25\u{A0}%50 nacimientos entre 200 ciclos iniciados",
			"38\u{A0}%75 pruebas positivas entre 200 ciclos iniciados",
			"50\u{A0}%30 pruebas positivas entre 60 ciclos iniciados",
			"50\u{A0}%150 pruebas positivas entre 300 ciclos iniciados",
		]);
	const row = (table: string, name: string) =>
		page
			.getByRole("table", { name: table })
			.getByRole("row")
			.filter({ has: page.getByRole("rowheader", { name }) });
	await expect(row(shown.byWay, divided.started.label).getByRole("cell").first()).toHaveText("150 de 300");
	await expect(row(shown.byAge, ages.groups[0]?.label ?? "").getByRole("rowheader")).toHaveAttribute(
		"aria-current",
		"true",
	);
	await press(page, "Tab", "Space");
	await expect(heard(page)).toHaveAccessibleName(shown.interval);
	await expect(heard(page)).not.toBeChecked();
	await expect(page.getByRole("columnheader", { name: shown.range })).toHaveCount(0);
});

test("questions are ticked, answered and taken off by ear, and how many there are is told", async ({ page }) => {
	await openTool(page, "/mi-plan/preguntas");
	const told = await listen(page);
	const { words } = questions;
	const [first, second] = questions.subjects[0]?.questions ?? [];
	const many = (count: number) => words.sheet.many.replace("{count}", String(count));
	await page.getByRole("checkbox", { name: first?.ask ?? "" }).focus();
	await expect(heard(page)).toHaveAccessibleDescription(new RegExp(`^${first?.why}`));
	await press(page, "Space");
	await expect(heard(page)).toBeChecked();
	await page.getByRole("checkbox", { name: second?.ask ?? "" }).press("Space");
	await expect.poll(told).toEqual([words.sheet.one, many(2)]);

	await page.getByRole("link", { name: words.sheet.go }).press("Enter");
	const answer = page.getByRole("textbox", { name: words.sheet.answer.replace("{clinic}", "Clínica A") }).first();
	await answer.focus();
	await expect(heard(page)).toHaveAccessibleDescription(first?.ask ?? "");
	await page.keyboard.type("Sí");
	const remove = page.getByRole("button", { name: words.sheet.untick });
	await remove.first().focus();
	await expect(heard(page)).toHaveAccessibleDescription(first?.ask ?? "");
	await press(page, "Enter");
	await expect(heard(page)).toHaveRole("heading");
	await expect(heard(page)).toHaveAccessibleName("Tu hoja");

	await page.getByRole("textbox", { name: words.own.label }).focus();
	await page.keyboard.type("¿Y si llueve?");
	await press(page, "Enter");
	await expect(heard(page)).toHaveAccessibleName(words.own.label);
	await expect(heard(page)).toHaveValue("");
	await expect.poll(told).toEqual([words.sheet.one, many(2), words.sheet.one, many(2)]);
	await expect(page.getByRole("button", { name: words.own.remove })).toHaveAccessibleDescription("¿Y si llueve?");
});

test("days away from home are said and not coloured alone, in the calendar and below it", async ({ page }) => {
	await page.clock.setFixedTime(new Date("2027-01-10T12:00:00Z"));
	await openTool(page, "/mi-plan/estadia");
	await page.getByLabel(stay.form.dates.start).fill("2027-03-03");
	const days = page.getByRole("table", { name: "Marzo de 2027" }).getByRole("cell");
	const of = (place: string) => page.locator(`.stay-calendar__day--${place}`);
	await expect(of("there").first()).toContainText(stay.calendar.there);
	for (const forcedColors of ["none", "active"] as const) {
		await page.emulateMedia({ forcedColors });
		const line = (day: ReturnType<typeof of>) =>
			day.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).borderBlockEndWidth))]);
		expect(await line(of("there"))).toEqual(["2px"]);
		expect(await line(of("way"))).toEqual(["2px"]);
		expect(await line(of("home"))).toEqual(["0px"]);
		const key = (name: string) =>
			page
				.getByRole("listitem")
				.filter({ hasText: new RegExp(`^${name}$`) })
				.evaluate((one) => getComputedStyle(one, "::before").borderBlockWidth);
		expect([await key(stay.calendar.there), await key(stay.calendar.home)]).toEqual(["0px 2px", "1px"]);
	}
	expect(await days.count()).toBeGreaterThan(28);
});

for (const [size, text] of [
	["320 px", { width: 320, percent: 100 }],
	["twice as large letters", { width: 412, percent: 200 }],
	["both", { width: 320, percent: 200 }],
] as const) {
	test(`no word of the rates is cut at ${size}`, async ({ page }) => {
		await page.setViewportSize({ width: text.width, height: 900 });
		await page.goto("/mi-plan/tasas");
		await enlarge(page, text.percent);
		const cut = await page.locator(".rate-table :is(th, td, caption), .pills__pill, .rates__key").evaluateAll((all) =>
			all.flatMap((one) => {
				const range = document.createRange();
				range.selectNodeContents(one);
				const [words, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
				const isOut = words.left < box.left - 1 || words.right > box.right + 1 || words.right > innerWidth;
				return isOut && words.height > 0 && one.textContent
					? [`${one.textContent}: ${words.right} > ${box.right}`]
					: [];
			}),
		);
		expect(cut).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(text.width);
		await enlarge(page, 100);
	});
}
