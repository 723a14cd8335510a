/** A plan in several tabs. */
import { expect, test } from "../fixtures/journey.ts";
import { action, BUDGET, note, sharedLink, TWO_TOTALS, totals, twoClinics } from "./budget-page.ts";
import { openTool } from "./tool-page.ts";

test("a plan that is kept in one tab replaces nothing in another, which tells and asks", async ({ page, context }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const other = await context.newPage();
	await openTool(other, BUDGET);
	await note(other, "Clínica A", { "Precio del ciclo": "6,000" });
	await action(page, "Guardar en este dispositivo").click();
	await page.getByRole("button", { name: "Guardarlo aquí" }).click();

	const notice = other.getByRole("alert").filter({ hasText: "En este dispositivo hay otro plan guardado" });
	await expect(notice).toBeInViewport();
	expect((await totals(other))[0]).toBe("US$\u{A0}6,000.00");
	await notice.getByRole("button", { name: "Abrir el guardado" }).click();
	await expect.poll(() => totals(other)).toEqual(TWO_TOTALS);
	await other.getByRole("button", { name: "Volver al que tenía" }).click();
	await expect.poll(async () => (await totals(other))[0]).toBe("US$\u{A0}6,000.00");
	// She has chosen: no later page asks again.
	await openTool(other, "/mi-plan/cuotas");
	await expect(other.getByRole("button", { name: "Clínica A, US$\u{A0}6,000.00" })).toBeVisible();
	await expect(notice).toHaveCount(0);

	await action(other, "Guardar en este dispositivo").click();
	await expect(other.getByText("Aquí ya hay otro plan guardado, y este quedaría en su lugar.")).toBeVisible();
	await other.getByRole("button", { name: "Guardar este en su lugar" }).click();
	await page.bringToFront();
	await expect(page.getByRole("alert").getByRole("button", { name: "Seguir con este" })).toBeVisible();
	expect(await totals(page)).toEqual(TWO_TOTALS);
});

test("a plan behind the address of the overview is opened in a tool", async ({ page }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const link = await sharedLink(page);
	await action(page, "Borrar todo").click();
	await page.goto(link.replace("/presupuesto", ""));
	await expect.poll(() => totals(page)).toEqual(TWO_TOTALS);
	await expect(page).toHaveURL(/\/mi-plan\/presupuesto$/);
	// Pasted while the overview is already open.
	await action(page, "Borrar todo").click();
	await page.goto("/mi-plan");
	await page.evaluate((hash) => {
		location.hash = hash;
	}, new URL(link).hash);
	await expect(page.locator(".budget-totals :is(.budget-totals__amount, .budget-totals__none)")).toHaveText(TWO_TOTALS);
});

test("the form opens in a tab of its own for who asks for that, and the plan stays where it is", async ({ page }) => {
	await openTool(page, BUDGET);
	const opened = page.context().waitForEvent("page");
	await page.locator(".plan-bar a").click({ modifiers: ["ControlOrMeta"] });
	await expect(await opened).toHaveURL(/\/contacto/);
	await expect(page).toHaveURL(/\/mi-plan\/presupuesto$/);
});
