/** Four visitors on the smallest phone, told in taps: what each came for is found without going back. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/visit.ts";
import { awake } from "./tool-page.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** Counts what a finger does. */
function finger(): { tap: (target: Locator) => Promise<void>; taps: () => number } {
	let taps = 0;
	return {
		async tap(target) {
			await target.tap();
			taps++;
		},
		taps: () => taps,
	};
}

async function openMenu(page: Page, tap: (target: Locator) => Promise<void>, name: string): Promise<void> {
	await tap(page.getByRole("button", { name: "Menú" }));
	await tap(
		page
			.getByRole("dialog")
			.getByRole("link", { name: new RegExp(`^${name}`) })
			.first(),
	);
}

test("what it costs: from home to a total of two clinics in four taps", async ({ page }) => {
	const { tap, taps } = finger();
	await page.goto("/");
	await openMenu(page, tap, "Mi plan");
	await tap(page.locator(".plan-overview__tool--presupuesto a"));
	await awake(page);
	const price = (clinic: string) =>
		page.getByRole("group", { name: `Precio del ciclo, ${clinic}` }).getByRole("textbox");
	await price("Clínica A").fill("5,800");
	await tap(page.locator(".plan-switch .pills__pill", { hasText: "Clínica B" }));
	await price("Clínica B").fill("4,850");
	await expect(page.locator(".budget-picture__gap")).toContainText("950.00");
	expect(taps()).toBe(4);
});

test("how many nights: from home to the days of a trip in three taps", async ({ page }) => {
	const { tap, taps } = finger();
	await page.goto("/");
	await openMenu(page, tap, "Mi plan");
	await tap(page.locator(".plan-overview__tool--estadia a"));
	await expect(page.locator(".stay-result__nights")).toHaveText(/\d+ noches/);
	expect(taps()).toBe(3);
});

test("two offers: from home to the sentence that compares them in five taps", async ({ page }) => {
	const { tap, taps } = finger();
	await page.goto("/");
	await openMenu(page, tap, "Mi plan");
	await tap(page.locator(".plan-overview__tool--cuotas a"));
	await awake(page);
	await tap(page.getByRole("button", { name: "Ver con un ejemplo" }));
	await tap(page.getByRole("button", { name: "Añadir otra oferta" }));
	await page.keyboard.type("14");
	await page.getByLabel("Plazo (meses)").fill("48");
	await expect(page.locator(".loan-results__versus")).toHaveText(
		/^Frente a Oferta 1, pagas US\$\s169\.72 menos al mes/,
	);
	expect(taps()).toBe(5);
});

test("two women: from home to what the law and the clinics say in three taps", async ({ page }) => {
	const { tap, taps } = finger();
	await page.goto("/");
	await openMenu(page, tap, "Preguntas");
	const search = page.getByRole("searchbox");
	await search.fill("somos dos mujeres");
	const answer = page.locator(".answer:visible, .faq-index__results a:visible").first();
	await expect(answer).toBeVisible();
	expect(taps()).toBe(2);
});
