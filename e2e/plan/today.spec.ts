/** `/mi-plan` is the menu of the tools until something is written, and the visitor's plan from then on. */
import type { Page } from "@playwright/test";
import { inaccessible } from "../appearance/checks/accessible.ts";
import { content } from "../fixtures/content.ts";
import { translatePage } from "../fixtures/other-hands.ts";
import { expect, test } from "../fixtures/visit.ts";
import { action, BUDGET, cell, showClinic } from "./budget-page.ts";
import { openTool } from "./tool-page.ts";

const { today } = content.plan.frame;
const lines = (page: Page) => page.locator(".plan-today dd").allInnerTexts();

async function writePrice(page: Page): Promise<void> {
	await openTool(page, BUDGET);
	await cell(page, "Precio del ciclo", "Clínica A").getByRole("textbox").fill("5,800");
}

async function writeAll(page: Page): Promise<void> {
	await writePrice(page);
	await openTool(page, "/mi-plan/cuotas");
	await page.getByRole("button", { name: "Ver con un ejemplo" }).click();
	await openTool(page, "/mi-plan/estadia");
	await page.getByLabel("Primera inyección").fill("2027-02-15");
	await openTool(page, "/mi-plan/preguntas");
	await page.locator(".question-list__tick").first().check();
}

test("an empty plan is the menu, and brings no script", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
	await page.goto("/mi-plan");
	await page.keyboard.press("Shift");
	await page.mouse.wheel(0, 300);
	await expect(page.locator(".plan-overview__tool")).toHaveCount(5);
	await expect(page.locator(".plan-today")).toBeHidden();
	expect(scripts).toEqual([]);
});

test("what was written in one tool is told, and the next step leads on; nothing on the page moves for it", async ({
	page,
}) => {
	await writePrice(page);
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
			type: "layout-shift",
			buffered: true,
		});
	});
	await page.goto("/mi-plan");
	await expect
		.poll(() => lines(page))
		.toEqual(["Clínica A: US$\u{A0}5,800.00 hasta ahora.", ...[today.nothing, today.nothing, today.nothing]]);
	await expect(page.locator(".plan-overview__tool")).toHaveCount(5);
	await expect(page.locator(".plan-overview__tool").first()).toBeVisible();
	expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
	expect(await inaccessible(page, ".plan-today")).toEqual([]);
	await page.locator(".plan-today").getByRole("link", { name: today.next.cuotas }).click();
	await expect(page).toHaveURL(/\/mi-plan\/cuotas$/);
});

test("a plan that lacks nothing goes to the form with its summary", async ({ page }) => {
	await writeAll(page);
	await page.goto("/en/my-plan");
	await expect(page.getByText("Questions on your sheet: 1.")).toBeVisible();
	await page.goto("/mi-plan");
	await page.locator(".plan-today").getByRole("link", { name: today.next.request }).click();
	await expect(page.locator("#contact-form-patient").getByLabel("Mensaje")).toHaveValue(/US\$\u{A0}5,800\.00/u);
});

test("it follows what another tab does, also on a page that is translated", async ({ page, context }) => {
	await writePrice(page);
	await page.evaluate(() => Object.assign(localStorage, { ...sessionStorage, "mi-plan:id": "a" }));
	await page.goto("/mi-plan");
	await expect(page.locator(".plan-today")).toBeVisible();
	await page.evaluate(translatePage);
	const other = await context.newPage();
	await writePrice(other);
	await showClinic(other, "Clínica B");
	await cell(other, "Precio del ciclo", "Clínica B").getByRole("textbox").fill("4,850");
	await expect(page.locator(".plan-today")).toContainText("4,850.00");
	await action(other, "Borrar todo").click();
	await expect(page.locator(".plan-today")).toBeHidden();
});

test.describe("on a line that breaks off", () => {
	test.use({ expectedConsole: /ERR_FAILED/ });

	test("the page stays the menu", async ({ page }) => {
		await writePrice(page);
		await page.route(/\.js$/, (route) => route.abort());
		await page.goto("/mi-plan");
		await expect(page.locator(".plan-overview__tool").first()).toBeVisible();
		await expect(page.locator(".plan-today")).toBeHidden();
	});
});
