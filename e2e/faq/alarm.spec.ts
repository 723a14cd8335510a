/** Whoever searches in danger sees numbers to call before anything else, and nothing of it is kept. */
import type { Page } from "@playwright/test";
import { goBack } from "../fixtures/page-steps.ts";
import { expect, test } from "../fixtures/visit.ts";

const box = (page: Page) => page.getByRole("searchbox");
const card = (page: Page) => page.locator(".alarm");
const alert = (page: Page) => page.locator(".unseen[aria-live=assertive]");
/** The numbers in sight, as they stand. */
const numbers = (page: Page) => card(page).getByRole("link").allInnerTexts();

const AT_HOME = { timezoneId: "America/Santo_Domingo", locale: "es-DO" } as const;

test.describe("in the Dominican Republic", () => {
	test.use(AT_HOME);

	test("no breath opens the emergency's numbers as telephone links, above the answers that follow", async ({
		page,
	}) => {
		await page.goto("/faq");
		await box(page).pressSequentially("me falta el aire despues de la puncion");
		await expect(card(page).getByRole("heading", { name: "Puede ser una emergencia. Llama ahora." })).toBeVisible();
		expect(await numbers(page)).toEqual(["9\u20111\u20111", "112", "999"]);
		await expect(card(page).getByRole("link", { name: "9\u20111\u20111" })).toHaveAttribute("href", "tel:911");
		const first = page.locator("[data-results] .faq-index__found").first();
		await expect(first).toHaveText("¿Qué riesgos tiene y cuándo debo alarmarme?");
		const [above, below] = [await card(page).boundingBox(), await first.boundingBox()];
		expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
		await expect(box(page)).toBeFocused();
	});

	test("a wish to die opens the lines that listen, the Dominican ones first", async ({ page }) => {
		await page.goto("/faq");
		await box(page).pressSequentially("me kiero morir");
		await expect(card(page).getByRole("heading", { name: /^No tienes que pasar por esto sin nadie/ })).toBeVisible();
		expect((await numbers(page)).slice(0, 2)).toEqual(["8\u20111\u20111", "809\u2011200\u20111400"]);
		expect(await numbers(page)).toEqual(expect.arrayContaining(["988", "024", "116\u00a0123", "9\u20111\u20111"]));
	});

	test("a hand that strikes opens the women's lines, and those that listen", async ({ page }) => {
		await page.goto("/faq");
		await box(page).pressSequentially("mi marido me pega");
		await expect(card(page).getByRole("heading", { name: /^Nadie tiene derecho a hacerte daño/ })).toBeVisible();
		expect((await numbers(page))[0]).toBe("*212");
		await expect(card(page).getByRole("link", { name: "*212" })).toHaveAttribute("href", "tel:*212");
		expect(await numbers(page)).toEqual(expect.arrayContaining(["016", "8\u20111\u20111", "9\u20111\u20111"]));
	});

	test("the card is told once, and closes with what is typed next", async ({ page }) => {
		await page.goto("/faq");
		await expect(alert(page)).toBeEmpty();
		const told = page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let times = 0;
					new MutationObserver(() => times++).observe(document.querySelector(".unseen[aria-live=assertive]") as Node, {
						childList: true,
					});
					addEventListener("told", () => resolve(times));
				}),
		);
		await box(page).pressSequentially("no puedo respirar");
		await expect(alert(page)).toContainText(/Puede ser una emergencia.*9\u20111\u20111/);
		const count = page.getByRole("main").getByRole("status");
		const before = await count.innerText();
		await box(page).pressSequentially(" en el avión");
		await expect(count).not.toHaveText(before);
		await page.evaluate(() => dispatchEvent(new Event("told")));
		expect(await told).toBe(1);
		await box(page).fill("visa");
		await expect(card(page)).toBeHidden();
		await expect(alert(page)).toBeEmpty();
	});

	test("Enter leads to the first number", async ({ page }) => {
		await page.goto("/faq");
		await box(page).fill("visa");
		await expect(page.locator("[data-results] .faq-index__found").first()).toBeVisible();
		await box(page).fill("me desmayé");
		await box(page).press("Enter");
		await expect(card(page).getByRole("link", { name: "9\u20111\u20111" })).toBeFocused();
	});

	test("with a keyboard over half of the screen the card begins in sight", { tag: "@phone" }, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 340 });
		await page.goto("/faq");
		await box(page).fill("no puedo respirar");
		await expect(card(page).getByRole("heading", { name: /emergencia/ })).toBeInViewport({ ratio: 1 });
		await expect(card(page).getByRole("link", { name: "9\u20111\u20111" })).toBeInViewport({ ratio: 1 });
	});
});

test.describe("in Spain, on the English page", () => {
	test.use({ timezoneId: "Europe/Madrid", locale: "es-ES" });

	test("Spanish words open the card in the page's language, with Spain's numbers first", async ({ page }) => {
		await page.goto("/en/faq");
		await box(page).fill("no quiero seguir viviendo");
		await expect(card(page).getByRole("heading", { name: /^You don’t have to go through this alone/ })).toBeVisible();
		expect((await numbers(page))[0]).toBe("024");
		await box(page).fill("no puedo respirar");
		await expect(card(page).getByRole("heading", { name: /^This may be an emergency/ })).toBeVisible();
		expect((await numbers(page))[0]).toBe("112");
	});
});

test.describe("where no time zone tells", () => {
	test.use({ timezoneId: "UTC", locale: "en-GB" });

	test("the browser's language does", async ({ page }) => {
		await page.goto("/en/faq");
		await box(page).fill("i want to die");
		await expect(card(page)).toBeVisible();
		expect((await numbers(page))[0]).toBe("116\u00a0123");
	});
});

test("nothing that was searched is kept or comes back", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto("/faq");
	for (const search of ["gemelos", "me quiero morir"]) {
		await box(page).fill(search);
		await expect(page.locator("[data-results] .faq-index__found").first()).toBeVisible();
		expect(
			await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }])),
		).not.toContain(search);
		await page.goto("/contacto");
		await expect(page.locator("#contact-form-patient").getByLabel("Mensaje")).toHaveValue("");
		await goBack(page);
		await expect(box(page)).toHaveValue("");
		await expect(card(page)).toBeHidden();
		await expect(page.locator("[data-all]")).toBeVisible();
		await page.reload();
		await expect(box(page)).toHaveValue("");
	}
	expect(asked.filter((url) => /gemelos|morir/.test(url))).toEqual([]);
});

test("a search in danger is offered no form, and is gone where its answer leads on", async ({ page }) => {
	await page.goto("/faq");
	await box(page).fill("me kiero morir");
	await expect(card(page)).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Escribir mi pregunta" })).toBeHidden();
	await page.locator("[data-results] .faq-index__found").first().click();
	await page.getByRole("link", { name: "Números de ayuda" }).first().click();
	await expect(page).toHaveURL(/\/faq#ayuda$/);
	await expect(card(page)).toBeVisible();
	await expect(box(page)).toHaveValue("");
	await goBack(page);
	await goBack(page);
	await expect(box(page)).toHaveValue("");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a link beside where the search would be opens all numbers", async ({ page }) => {
		await page.goto("/faq");
		await expect(card(page)).toBeHidden();
		await page.getByRole("link", { name: "¿Corres peligro? Números de ayuda" }).click();
		await expect(card(page).getByRole("link", { name: "9\u20111\u20111" })).toBeInViewport();
		expect(await card(page).getByRole("link").count()).toBeGreaterThan(10);
	});
});

test("on paper the numbers stand among the answers", async ({ page }) => {
	await page.goto("/faq");
	await page.emulateMedia({ media: "print" });
	await expect(card(page).getByRole("link", { name: "8\u20111\u20111" })).toBeVisible();
	await expect(box(page)).toBeHidden();
});
