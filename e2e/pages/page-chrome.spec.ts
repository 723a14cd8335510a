import { drawn } from "../fixtures/page-steps.ts";
import { expect, test } from "../fixtures/visit.ts";

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
	const globe = page.locator(".hero__art");
	await page.evaluate(() => scrollTo(0, 1200));
	await expect(chat).toBeHidden();
	// Back to where no words stand: the lower end of the globe.
	await globe.evaluate((art) => scrollBy(0, art.getBoundingClientRect().bottom - innerHeight));
	await expect(chat).toBeVisible();
});

test("the chat button never rests on words", { tag: "@desktop" }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const route of ["/", "/para-pacientes", "/testimonios", "/agenda-pais", "/ivfdo", "/faq", "/mi-plan/cuotas"]) {
		await page.goto(route);
		for (const width of [320, 390]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await page.evaluate(wordsUnderChat), `${route}, ${width} px`).toEqual([]);
		}
	}
});

test("in a low window the bar and the header leave the page four fifths", { tag: "@desktop" }, async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto("/");
	expect((await page.getByRole("main").boundingBox())?.y).toBeLessThanOrEqual(390 / 5 + 8);
});

test("the home page leads patients to their page from its first words on", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("main").getByRole("link", { name: "Cómo te ayudamos" }).click();
	await expect(page).toHaveURL(/\/para-pacientes$/);
});

/** In the page: words that the chat button lies on where it is shown, from far down up to the top. */
async function wordsUnderChat(): Promise<string[]> {
	const button = document.querySelector(".chat-button") as HTMLElement;
	const range = document.createRange();
	const found: string[] = [];
	for (let at = Math.min(document.documentElement.scrollHeight, 6000); at >= 0; at -= 450) {
		scrollTo(0, at);
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		if (!button.hasAttribute("data-aside")) found.push(...under().map((words) => `${words}, at ${at}`));
	}
	return found;

	function under(): string[] {
		const { left, right, top, bottom } = button.getBoundingClientRect();
		const isUnder = (word: DOMRect) => word.left < right && word.right > left && word.top < bottom && word.bottom > top;
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const words: string[] = [];
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const parent = node.parentElement as Element;
			if (!node.textContent?.trim() || button.contains(node)) continue;
			if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
			// What only a screen reader gets is clipped away.
			if (parent.getBoundingClientRect().width <= 1) continue;
			range.selectNodeContents(node);
			if (Array.from(range.getClientRects()).some(isUnder)) words.push(node.textContent);
		}
		return words;
	}
}

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
