import { drawn } from "./drawn.ts";
import { expect, test } from "./visit.ts";

test("the chat button leaves a form alone", async ({ page }) => {
	await page.goto("/");
	const chat = page.getByRole("link", { name: "¿Tienes dudas?" });
	await expect(chat).toBeVisible();
	await page.locator("#contact-form-patient").getByLabel("Nombre").scrollIntoViewIfNeeded();
	await expect(chat).toBeHidden();
});

test("the chat button gives way to the footer, which has a chat link of its own", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "WhatsApp" }).scrollIntoViewIfNeeded();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "WhatsApp" })).toBeVisible();
	await expect(page.getByRole("link", { name: "¿Tienes dudas?" })).toBeHidden();
});

test("on a phone the chat button is not beside another chat link", { tag: "@phone" }, async ({ page }) => {
	await page.goto("/para-pacientes");
	await expect(page.getByRole("main").getByRole("link", { name: "Escribir por WhatsApp" })).toBeInViewport();
	await expect(page.getByRole("link", { name: "¿Tienes dudas?" })).toBeHidden();
});

test("on a phone the chat button is away while one reads on, and back when one looks back", { tag: "@phone" }, async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const chat = page.getByRole("link", { name: "¿Tienes dudas?" });
	await page.evaluate(() => scrollTo(0, 1200));
	await expect(chat).toBeHidden();
	await page.evaluate(() => scrollTo(0, 1100));
	await expect(chat).toBeVisible();
});

test("the menu closes at a touch beside it", { tag: "@phone" }, async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Menú" }).click();
	const drawer = page.getByRole("dialog", { name: "Menú" });
	await expect(drawer).toBeVisible();
	await page.mouse.click(12, 400);
	await expect(drawer).toBeHidden();
});

test("the page behind the open menu stays where it is", { tag: "@phone" }, async ({ page }) => {
	await page.goto("/agenda-pais");
	await page.getByRole("button", { name: "Menú" }).click();
	await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
	await page.mouse.move(12, 400);
	await page.mouse.wheel(0, 600);
	// What would scroll has begun to.
	await drawn(page);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
