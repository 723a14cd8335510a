import { expect, test } from "./journey.ts";

const isPhone = (width: number | undefined) => (width ?? 0) < 800;

test("the chat button leaves a form alone", async ({ page }) => {
	await page.goto("/");
	const chat = page.getByRole("link", { name: "¿Tienes dudas?" });
	await expect(chat).toBeVisible();
	await page.locator("#contact-form-patient").getByLabel("Nombre").scrollIntoViewIfNeeded();
	await expect(chat).toBeHidden();
});

test("the chat button gives way to the footer, which has a chat link of its own", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Chat" }).scrollIntoViewIfNeeded();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Chat" })).toBeVisible();
	await expect(page.getByRole("link", { name: "¿Tienes dudas?" })).toBeHidden();
});

test("on a phone the chat button is away while one reads on, and back when one looks back", async ({ page }) => {
	test.skip(!isPhone(page.viewportSize()?.width), "a wide screen has room beside the text");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const chat = page.getByRole("link", { name: "¿Tienes dudas?" });
	await page.evaluate(() => scrollTo(0, 1200));
	await expect(chat).toBeHidden();
	await page.evaluate(() => scrollTo(0, 1100));
	await expect(chat).toBeVisible();
});

test("the menu closes at a touch beside it", async ({ page }) => {
	test.skip(!isPhone(page.viewportSize()?.width), "a wide screen has no drawer");
	await page.goto("/");
	await page.getByRole("button", { name: "Menú" }).click();
	const drawer = page.getByRole("dialog", { name: "Menú" });
	await expect(drawer).toBeVisible();
	await page.mouse.click(12, 400);
	await expect(drawer).toBeHidden();
});
