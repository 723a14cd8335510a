/** The questions to a clinic: chosen on a phone, answered at the clinic, taken along on paper. */
import type { Locator, Page } from "@playwright/test";
import { emptyBudget, emptyClinic } from "../../plan/budget/budget.ts";
import { emptyPlan, type Plan } from "../../plan/plan.ts";
import { content } from "../fixtures/content.ts";
import { DESK_SIZE, expect, PHONE_SIZE, test } from "../fixtures/visit.ts";
import { awake, expectOneSheet, openBeforeScripts } from "./tool-page.ts";

const ROUTE = "/mi-plan/preguntas";
const { words, subjects } = content.plan.questions;
const all = subjects.flatMap(({ questions }) => questions);

const sheet = (page: Page) => page.locator("#mi-hoja");
const onSheet = (page: Page) => sheet(page).locator(".question-sheet__ask");
const box = (page: Page, ask: string) => page.getByRole("checkbox", { name: ask });

/** Opens every subject, and wakes the tool as a visitor's first move does. */
async function openList(page: Page): Promise<void> {
	await page.goto(ROUTE);
	await page.mouse.wheel(0, 200);
	await page.locator(".question-list details").evaluateAll((every) => {
		for (const details of every as HTMLDetailsElement[]) details.open = true;
	});
}

/** Begins with a budget that is already in the tab. */
async function comeBackWith(page: Page, { version, budget }: Plan): Promise<void> {
	await page.addInitScript((kept) => {
		if (!sessionStorage.getItem("mi-plan:budget")) sessionStorage.setItem("mi-plan:budget", kept);
	}, JSON.stringify({ version, budget }));
	await page.goto(ROUTE);
}

const unknown = { state: "unknown", amount: "" } as const;
const withUnknowns: Plan = {
	...emptyPlan(),
	budget: {
		...emptyBudget(),
		clinics: [
			{ ...emptyClinic(), name: "La de Santiago", cells: { medicinas: unknown } },
			{ ...emptyClinic(), cells: { medicinas: unknown, anestesia: unknown } },
		],
	},
};

test("what is ticked stands on the sheet, and a reload loses nothing", async ({ page }) => {
	await openList(page);
	const [one, other] = [all[4]?.ask ?? "", all[20]?.ask ?? ""];
	await box(page, other).check();
	await box(page, one).check();
	// In the list's order, whatever was ticked first.
	await expect(onSheet(page)).toHaveText([one, other]);
	await sheet(page).getByRole("textbox", { name: "Qué dijo Clínica A" }).first().fill("Los siete días");
	// The browser goes back to the end of the page, far from the tool.
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await page.reload();
	await expect(onSheet(page)).toHaveText([one, other]);
	await expect(sheet(page).getByRole("textbox", { name: "Qué dijo Clínica A" }).first()).toHaveValue("Los siete días");
	await sheet(page).getByRole("button", { name: "Quitar de mi hoja" }).first().click();
	await expect(onSheet(page)).toHaveText([other]);
	// Nothing is lost: ticked again, its answer is there.
	await box(page, one).check();
	await expect(sheet(page).getByRole("textbox", { name: "Qué dijo Clínica A" }).first()).toHaveValue("Los siete días");
});

test("what the budget does not know comes first, says so, and asks who can tell", async ({ page }) => {
	await comeBackWith(page, withUnknowns);
	const first = page.locator(".plan-questions__missing");
	await expect(first).toContainText("Falta «Medicinas» en La de Santiago y Clínica B.");
	await expect(first).toContainText("Falta «Anestesia o sedación» en Clínica B.");
	await expect(first).toBeInViewport();
	await expect(onSheet(page)).toHaveText(
		all.filter(({ unknown: line }) => line === "anestesia" || line === "medicinas").map(({ ask }) => ask),
	);
	await expect(sheet(page).getByText("De tu presupuesto")).toHaveCount(2);
	await expect(sheet(page).getByRole("button", { name: "Quitar de mi hoja" })).toHaveCount(0);
});

test("ten to begin with and an own question are one press each", async ({ page }) => {
	await openList(page);
	await awake(page);
	await page.getByRole("checkbox", { name: words.first.label }).check();
	await expect(onSheet(page)).toHaveCount(words.first.ids.length);
	await page.getByLabel(words.own.label).fill("¿Puede entrar mi mamá?");
	await page.getByLabel(words.own.label).press("Enter");
	await expect(onSheet(page).last()).toHaveText("¿Puede entrar mi mamá?");
	await expect(page.getByText(`${words.first.ids.length + 1} preguntas en tu hoja`)).toBeAttached();
	await sheet(page).getByRole("button", { name: words.own.remove }).click();
	await expect(onSheet(page)).toHaveCount(words.first.ids.length);
	await expect(sheet(page).getByRole("heading", { name: "Tu hoja" })).toBeFocused();
});

test("the request brings the questions of the sheet, all of them", async ({ page }) => {
	await comeBackWith(page, withUnknowns);
	await awake(page);
	await page.getByRole("checkbox", { name: words.first.label }).check();
	const count = await onSheet(page).count();
	expect(count).toBeGreaterThan(words.first.ids.length);
	const asked = await onSheet(page).allTextContents();
	await page.locator(".plan-bar").getByRole("link", { name: "Poner un resumen en mi mensaje" }).click();
	const message = page.locator("#contact-form-patient").getByLabel("Mensaje");
	await expect(message).toHaveValue(new RegExp(`Preguntas que quiero hacer \\(${count}\\):`));
	const text = await message.inputValue();
	expect(asked.filter((ask) => !text.includes(ask))).toEqual([]);
	expect(text.length).toBeLessThan(4000);
});

test("a sheet for one visit prints on one page, with what is noted and room for a pen", async ({ page }) => {
	await comeBackWith(page, withUnknowns);
	await awake(page);
	await page.getByRole("checkbox", { name: words.first.label }).check();
	await expect(onSheet(page)).toHaveCount(words.first.ids.length + 1);
	await sheet(page)
		.getByRole("textbox", { name: "Qué dijo Clínica B" })
		.or(sheet(page).getByRole("textbox"))
		.first()
		.fill("Lo mandan el lunes");
	await expectOneSheet(page);
	await page.emulateMedia({ media: "print" });
	const rows = page.locator(".question-paper tbody tr");
	await expect(rows).toHaveCount(words.first.ids.length + 1);
	await expect(rows.first()).toContainText("Lo mandan el lunes");
	await expect(page.locator(".question-list")).toBeHidden();
});

test("on a phone one clinic answers at a time, and what the others said stands below", async ({ page }) => {
	await page.setViewportSize(PHONE_SIZE);
	await openList(page);
	await box(page, all[0]?.ask ?? "").check();
	const fields = sheet(page).locator("textarea:visible");
	await expect(fields).toHaveCount(1);
	await fields.fill("Sí, hasta 2028");
	await choose(sheet(page), "Clínica B");
	await expect(fields).toHaveValue("");
	await fields.fill("No lo mostraron");
	await expect(sheet(page).locator(".question-sheet__other:visible")).toHaveText(["Clínica A: Sí, hasta 2028"]);
});

test("on a desk three clinics' answers stand side by side, under their own names", async ({ page }) => {
	await page.setViewportSize(DESK_SIZE);
	await openList(page);
	await box(page, all[0]?.ask ?? "").check();
	const fields = sheet(page).locator("textarea:visible");
	await expect(fields).toHaveCount(3);
	const tops = await fields.evaluateAll((every) => every.map((one) => one.getBoundingClientRect().top));
	expect(new Set(tops).size).toBe(1);
	await page.getByText(words.sheet.clinics).click();
	await page.getByRole("textbox", { name: "Clínica C", exact: true }).fill("La del primo");
	await expect(sheet(page).getByRole("textbox", { name: "Qué dijo La del primo" })).toBeVisible();
});

test("a box that is ticked before the script has come counts", async ({ page }) => {
	const letScriptsCome = await openBeforeScripts(page, ROUTE);
	const ask = subjects[0]?.questions[1]?.ask ?? "";
	await box(page, ask).check();
	letScriptsCome();
	await expect(onSheet(page)).toHaveText([ask]);
	await expect(box(page, ask)).toBeChecked();
});

test("nothing is asked of any server while it is used", async ({ page }) => {
	await openList(page);
	await box(page, all[0]?.ask ?? "").check();
	await expect(onSheet(page)).toHaveCount(1);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await box(page, all[9]?.ask ?? "").check();
	await sheet(page).locator("textarea").first().fill("Sí");
	await page.getByLabel(words.own.label).fill("¿Y si llueve?");
	await page.getByLabel(words.own.label).press("Enter");
	await expect(onSheet(page)).toHaveCount(3);
	expect(asked).toEqual([]);
});

test("each reason stands with its sources", async ({ page }) => {
	await openList(page);
	for (const { ask, why, sources = [] } of all) {
		const item = page.locator(".question-list__question", { hasText: ask });
		await expect(item).toContainText(why);
		await expect(item.getByRole("link")).toHaveCount(sources.length);
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the whole list is there to be printed with lines to write on, or only what is ticked", async ({ page }) => {
		await page.goto(ROUTE);
		await page.emulateMedia({ media: "print" });
		const questions = page.locator(".question-list__question:visible");
		await expect(questions).toHaveCount(all.length);
		await expect(page.getByRole("checkbox", { name: words.first.label })).toBeHidden();
		await page.emulateMedia({ media: "screen" });
		const ask = subjects[0]?.questions[2]?.ask ?? "";
		await box(page, ask).check();
		await page.emulateMedia({ media: "print" });
		await expect(questions).toHaveCount(1);
		await expect(questions).toContainText(ask);
	});
});

/** Presses the words of a choice whose own circle is not to be seen. */
async function choose(where: Locator, label: string): Promise<void> {
	await where.locator(".pills__pill", { hasText: label }).click();
}
