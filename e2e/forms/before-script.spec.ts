/** What a visitor does before a page's script is there, on a slow line or on one that breaks. */
import type { Page } from "@playwright/test";
import { expect, expectAwake, fillPatient, test } from "../fixtures/journey.ts";
import { addIcons, translatePage } from "../fixtures/other-hands.ts";
import { BUDGET, cell, totals } from "../plan/budget-page.ts";
import { openBeforeScripts } from "../plan/tool-page.ts";

const LATE = "La herramienta no llegó completa.";

test.describe("a script on its way", () => {
	test("is waited for by what was tapped, which is done once, in its order", async ({ page }) => {
		const letScriptsCome = await openBeforeScripts(page, BUDGET);
		const clinics = page.locator(".budget-clinics__head");
		const add = page.getByRole("button", { name: "Añadir otra clínica" });
		await page.getByLabel("Nombre de la clínica").nth(1).fill("Vida");
		await add.click();
		await expect(add).toHaveAttribute("aria-busy", "true");
		await expect(page.getByText("hará lo que tocaste")).toHaveRole("status");
		await page
			.getByRole("button", { name: /^Quitar/ })
			.first()
			.click();
		await expect(clinics).toHaveCount(2);
		letScriptsCome();
		await expect(page.locator("[aria-busy]")).toHaveCount(0);
		await expect(clinics).toHaveCount(2);
		await expect(page.getByLabel("Nombre de la clínica").nth(0)).toHaveValue("Vida");
		await expect(page.getByLabel("Nombre de la clínica").nth(1)).toHaveValue("");
	});

	test("is waited for by a link that takes the plan along", async ({ page }) => {
		const letScriptsCome = await openBeforeScripts(page, "/mi-plan/preguntas");
		await page.getByLabel("Escribe una pregunta tuya").fill("¿Y si llueve?");
		await page.keyboard.press("Enter");
		await page.getByRole("link", { name: "Poner un resumen en mi mensaje" }).click();
		letScriptsCome();
		await expect(page.locator("#contact-form-patient").getByLabel("Mensaje")).toHaveValue(/¿Y si llueve\?/);
	});
});

test.describe("a script that does not come", () => {
	test.use({ expectedConsole: /Failed to load resource|Error hydrating/ });

	/** Breaks the line for scripts until the returned function is called. */
	async function breakLine(page: Page, scripts = /\.js/): Promise<() => Promise<void>> {
		await page.route(scripts, (route) => route.abort());
		return () => page.unroute(scripts);
	}

	test("is told in a tool, and costs no answer once the page is loaded again", async ({ page }) => {
		const mend = await breakLine(page);
		await page.goto(BUDGET);
		await page.getByLabel("Noches", { exact: true }).fill("12");
		const add = page.getByRole("button", { name: "Añadir otra clínica" });
		await add.click();
		await expect(page.getByRole("alert").filter({ hasText: LATE })).toBeInViewport();
		await expect(page.locator("[aria-busy]")).toHaveCount(0);
		await mend();
		await page.getByRole("button", { name: "Cargar de nuevo" }).click();
		await expect(page.getByText(LATE)).toBeHidden();
		await expect.poll(() => totals(page)).not.toEqual([]);
		await expect(page.getByLabel("Noches", { exact: true })).toHaveValue("12");
		await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
		await add.click();
		await expect(page.locator(".budget-clinics__head")).toHaveCount(3);
		await expect(page.getByLabel("Noches", { exact: true })).toHaveValue("12");
	});

	test("is told where the summary would lack the questions, and the plan is kept", async ({ page }) => {
		await page.goto("/mi-plan/preguntas");
		await page.getByLabel("Escribe una pregunta tuya").fill("¿Y si llueve?");
		await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
		await page.keyboard.press("Enter");
		const mend = await breakLine(page, /\/es[.-][^/]*\.js/);
		const summary = page.getByRole("link", { name: "Poner un resumen en mi mensaje" });
		await summary.click();
		await expect(page.getByText(LATE)).toBeVisible();
		await mend();
		await page.getByRole("button", { name: "Cargar de nuevo" }).click();
		await expect(page.getByText(LATE)).toBeHidden();
		await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
		await summary.click();
		await expect(page.locator("#contact-form-patient").getByLabel("Mensaje")).toHaveValue(/¿Y si llueve\?/);
	});

	const told = (page: Page) => page.getByRole("alert").filter({ hasText: "La búsqueda no llegó." });

	test("is told in the search, and comes when it is asked for again", async ({ page }) => {
		const mend = await breakLine(page, /faq-search/);
		await page.goto("/faq");
		await page.getByRole("searchbox").fill("pasaporte");
		await expect(told(page)).toBeVisible();
		await mend();
		await page.getByRole("button", { name: "Cargar de nuevo" }).click();
		await expect(page.locator("[data-results] .faq-index__found").first()).toContainText(/pasaporte/i);
		await expect(told(page)).toBeHidden();
		await expect(page.getByRole("searchbox")).toBeFocused();
	});

	test("is asked for by a page loaded again, if it is gone since an update of the site", async ({ page }) => {
		const mend = await breakLine(page, /faq-search/);
		await page.goto("/faq");
		await page.getByRole("searchbox").fill("pasaporte");
		await expect(told(page)).toBeVisible();
		const loaded = page.waitForEvent("load");
		await page.getByRole("button", { name: "Cargar de nuevo" }).click();
		await loaded;
		await mend();
		await page.getByRole("searchbox").fill("pasaporte");
		await expect(page.locator("[data-results] .faq-index__found").first()).toContainText(/pasaporte/i);
	});
});

const otherHands = { "is translated": translatePage, "is given a password manager's icons": addIcons };

for (const [change, changePage] of Object.entries(otherHands)) {
	test.describe(`a page that ${change} before its script is there`, () => {
		// React says that it renders anew what somebody has changed.
		test.use({ expectedConsole: /#418/ });

		test("sends what was written, chosen and brought along", async ({ page, backend }) => {
			await page.goto("/contacto");
			await page.evaluate(() => sessionStorage.setItem("mi-plan-solicitud", "Mi plan"));
			const letScriptsCome = await openBeforeScripts(page, "/contacto?tipo=paciente&asunto=orientacion");
			const form = page.locator("#contact-form-patient");
			await fillPatient(form);
			const name = form.locator("[name=name]");
			await name.press("Home");
			await name.evaluate((element) => Object.assign(globalThis, { before: element }));
			await page.evaluate(changePage);
			letScriptsCome();
			await expectAwake(form);
			expect(await name.evaluate((element) => element === Reflect.get(globalThis, "before"))).toBe(false);
			await page.keyboard.type("Dra. ");
			await expect(name).toHaveValue("Dra. Ana Núñez");
			await form.locator("[type=submit]").click();
			await expect
				.poll(() => backend.stored())
				.toMatchObject([
					{ purpose: "orientation", details: { name: "Dra. Ana Núñez", country: "PR", message: "Mi plan" } },
				]);
		});

		test("works out what was answered in a tool, and does what was tapped", async ({ page }) => {
			const letScriptsCome = await openBeforeScripts(page, BUDGET);
			const [price, nights] = [page.locator("#ciclo-0-amount"), page.locator("[name$=nights]")];
			await cell(page, "Medicinas", "Clínica A").getByLabel("No sé").check();
			await nights.fill("7");
			await price.fill("5,800");
			await page.evaluate(changePage);
			await page.locator(".budget-clinics__add").click();
			letScriptsCome();
			await expect(page.locator(".budget-clinics__head")).toHaveCount(3);
			await expect(page.locator("[name=medicinas-0][value=unknown]")).toBeChecked();
			await expect(nights).toHaveValue("7");
			await expect(price).toHaveValue("5,800");
			await expect(page.locator(".budget-totals__amount").first()).toContainText("5,800.00");
		});
	});
}

test("a summary waits in the tab until the form that it stands in is awake", async ({ page }) => {
	await page.goto("/contacto");
	await page.evaluate(() => sessionStorage.setItem("mi-plan-solicitud", "Mi plan"));
	const letScriptsCome = await openBeforeScripts(page, "/contacto?tipo=paciente");
	const form = page.locator("#contact-form-patient");
	await expect(form.getByLabel("Mensaje")).toHaveValue("Mi plan");
	const waiting = () => page.evaluate(() => sessionStorage.length);
	expect(await waiting()).toBe(1);
	await form.getByLabel("Mensaje").fill("Mi plan, en mayo");
	letScriptsCome();
	await expectAwake(form);
	expect(await waiting()).toBe(0);
	await expect(form.getByLabel("Mensaje")).toHaveValue("Mi plan, en mayo");
});
