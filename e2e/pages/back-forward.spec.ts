import { goBack } from "../fixtures/page-steps.ts";
import { expect, test } from "../fixtures/visit.ts";

test("Back shows a page from memory, as it was left: what is tested with Back stands on it", { tag: "@phone" }, async ({
	page,
}) => {
	await page.goto("/faq");
	await page.evaluate(() => {
		document.title = "Como quedó";
	});
	await page.goto("/contacto");
	await goBack(page);
	await expect(page).toHaveTitle("Como quedó");
});

test("what was searched is gone where Back shows the page from memory", { tag: "@phone" }, async ({ page }) => {
	await page.goto("/faq");
	await page.getByRole("searchbox").fill("me quiero morir");
	await expect(page.locator(".alarm")).toBeVisible();
	await page.evaluate(() => {
		document.title = "Como quedó";
	});
	await page.goto("/contacto");
	await goBack(page);
	await expect(page).toHaveTitle("Como quedó");
	await expect(page.getByRole("searchbox")).toHaveValue("");
	await expect(page.locator(".alarm")).toBeHidden();
});

test("what was searched is there again after an answer that it led to", { tag: "@phone" }, async ({ page }) => {
	await page.goto("/faq");
	await page.getByRole("searchbox").fill("pasaporte");
	await page.locator("[data-results] .faq-index__found").first().click();
	await expect(page).toHaveURL(/\/preguntas\//);
	await goBack(page);
	await expect(page.getByRole("searchbox")).toHaveValue("pasaporte");
	await expect(page.locator("[data-results] .faq-index__found").first()).toBeVisible();
});
