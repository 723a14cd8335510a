/** Every journey by the keyboard alone: nothing here is pointed at, and forms wake without a mouse that comes near. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectAwake, test } from "../fixtures/journey.ts";

// Where a page fades into the next, Chromium logs an error if that one stood before it could begin.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the menu opens, keeps the keyboard to itself, gives it back, and leads on", { tag: "@phone" }, async ({
	page,
}) => {
	await page.goto("/");
	const opener = page.getByRole("banner").getByRole("button", { name: "Menú" });
	const drawer = page.getByRole("dialog", { name: "Menú" });
	await tabTo(page, opener);
	await page.keyboard.press("Enter");
	await expect(drawer.getByRole("button", { name: "Cerrar" })).toBeFocused();

	// Once around in both directions, and further; between last and first the browser's own bars may have their turn.
	const links = await drawer.getByRole("link").count();
	for (const key of ["Tab", "Shift+Tab"]) {
		const stops = new Set<string>();
		for (let press = 0; press < links + 4; press++) {
			await page.keyboard.press(key);
			const { place, name } = await page.evaluate(stop);
			expect(["drawer", "browser"], `${key} ${press}: ${name}`).toContain(place);
			if (place === "drawer") stops.add(name);
		}
		expect(stops.size, key).toBe(links + 1);
	}

	await page.keyboard.press("Escape");
	await expect(drawer).toBeHidden();
	await expect(opener).toBeFocused();

	await page.keyboard.press("Space");
	await expect(drawer.getByRole("button", { name: "Cerrar" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(drawer).toBeHidden();
	await expect(opener).toBeFocused();

	await page.keyboard.press("Enter");
	await tabTo(page, drawer.getByRole("link", { name: "Agenda País" }));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/agenda-pais$/);
});

test("the dropdown opens, closes when it is left, and leads to a unit", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/");
	const group = page.locator(".navigation-bar summary");
	const unit = page.getByRole("banner").getByRole("link", { name: /^Concierge/ });
	await tabTo(page, group);
	await expect(unit).toBeHidden();
	await page.keyboard.press("Enter");
	await tabTo(page, unit);
	await page.keyboard.press("Escape");
	await expect(unit).toBeHidden();
	await expect(group).toBeFocused();

	await page.keyboard.press("Space");
	await expect(unit).toBeVisible();
	await page.keyboard.press("Shift+Tab");
	await expect(unit).toBeHidden();

	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await tabTo(page, unit);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/concierge$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the questions are filtered, and one leads to its answer", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/faq");
	const main = page.getByRole("main");
	const questions = main.locator(".faq-index a, .faq-index summary").filter({ visible: true });
	await intoTheContent(page);
	await tabTo(page, main.getByRole("searchbox"));
	await page.keyboard.type("clínica");
	await expect(main.getByRole("status")).not.toBeEmpty();
	// Those that were found, and the way to numbers for whoever is in danger.
	expect(await questions.count()).toBeLessThanOrEqual(9);

	// What is filtered out is no stop on the way.
	const question = main.locator(".faq-index__found").last();
	await tabTo(page, question);
	const asked = await question.innerText();
	await page.keyboard.press("Enter");
	await expect(
		page.getByRole("heading", { name: asked, exact: true }).or(page.locator("summary", { hasText: asked })),
	).toBeInViewport();
});

test("a patient's form is sent with faults, mended from their list, sent again and answered", {
	tag: "@desktop",
}, async ({ page, backend }) => {
	await page.goto("/contacto");
	await intoTheContent(page);
	const form = page.locator("#contact-form-patient");
	await tabTo(page, form.getByLabel("Nombre"));
	await expectAwake(form);
	await page.keyboard.press("Tab");
	await page.keyboard.type("ana@gmial.com");
	// The suggestion comes to stand behind a visitor who has gone on, and is reached by going back.
	await page.keyboard.press("Tab");
	await expect(form.getByRole("textbox", { name: "Teléfono" })).toBeFocused();
	await expect(form.getByRole("button", { name: "¿Quisiste decir ana@gmail.com?" })).toBeVisible();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Space");
	await expect(form.getByLabel("Correo electrónico")).toBeFocused();
	await expect(form.getByLabel("Correo electrónico")).toHaveValue("ana@gmail.com");
	await tabTo(page, form.getByLabel("Mensaje"));
	await page.keyboard.type("Primera línea");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Segunda línea");
	await tabTo(page, form.getByRole("button", { name: "Enviar solicitud" }));
	await page.keyboard.press("Space");

	const summary = form.getByRole("group").filter({ hasText: "Revisa estos datos" });
	await expect(summary).toBeFocused();
	await follow(page, summary.getByRole("link", { name: "Escribe tu nombre." }));
	await expect(form.getByLabel("Nombre")).toBeFocused();
	await page.keyboard.type("Ana Núñez");
	await page.keyboard.press("Shift+Tab");
	await follow(page, summary.getByRole("link", { name: "Elige el país donde vives." }), "Shift+Tab");
	await expect(form.getByLabel("País donde vives")).toBeFocused();
	await page.keyboard.type("Puerto");
	await expect(form.getByLabel("País donde vives")).toHaveValue("PR");
	await tabTo(page, form.getByRole("button", { name: "Enviar solicitud" }));
	await page.keyboard.press("Enter");

	const thanks = form.locator(".form-notice--sent");
	await expect(thanks).toBeFocused();
	await expect(form.getByRole("status")).toContainText("Responderemos a ana@gmail.com.");
	expect(backend.stored()).toMatchObject([
		{ details: { name: "Ana Núñez", email: "ana@gmail.com", country: "PR", message: "Primera línea\nSegunda línea" } },
	]);
});

test("the hero's button leads into a form far down, which is awake by then", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/");
	await intoTheContent(page);
	const form = page.locator("#contact-form-patient");
	await follow(page, page.getByRole("link", { name: "Soy paciente" }).first());
	await page.keyboard.press("Tab");
	await expect(form.getByLabel("Asunto")).toBeFocused();
	await expectAwake(form);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(form.getByRole("group").filter({ hasText: "Revisa estos datos" })).toBeFocused();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, expectedConsole: /status of 422/ });

	test("the open menu is all there is to come to, until it is closed", { tag: "@phone" }, async ({ page }) => {
		await page.goto("/faq");
		await follow(page, page.getByRole("banner").getByRole("link", { name: "Menú" }));
		const drawer = page.getByRole("dialog", { name: "Menú" });
		await tabTo(page, drawer.getByRole("link").last());
		await page.keyboard.press("Tab");
		expect((await page.evaluate(stop)).place).not.toBe("page behind");
		await follow(page, drawer.getByRole("link", { name: "Cerrar" }));
		await expect(drawer).toBeHidden();
		await page.keyboard.press("Tab");
		expect((await page.evaluate(stop)).place).toBe("page behind");
	});

	test("the form sends its faults back with links to the fields", { tag: "@desktop" }, async ({ page, backend }) => {
		await page.goto("/contacto");
		await intoTheContent(page);
		const form = page.locator("#contact-form-patient");
		await tabTo(page, form.getByLabel("Nombre"));
		await page.keyboard.type("Ana");
		await page.keyboard.press("Enter");
		await expect(page).toHaveTitle(/^Error: /);
		await follow(page, form.getByRole("link", { name: "Escribe tu correo electrónico." }));
		await expect(form.getByLabel("Correo electrónico")).toBeFocused();
		await page.keyboard.type("ana@example.com");
		await follow(page, form.getByRole("link", { name: "Elige el país donde vives." }), "Shift+Tab");
		await expect(form.getByLabel("País donde vives")).toBeFocused();
		await page.keyboard.type("Espa");
		await tabTo(page, form.getByRole("button", { name: "Enviar solicitud" }));
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
		expect(backend.stored()).toMatchObject([{ details: { name: "Ana", country: "ES" } }]);
	});
});

/** Goes on until something has the focus, as far as a whole page's header or form. */
async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	const element = await wanted.elementHandle();
	for (let press = 0; press < 80; press++) {
		await page.keyboard.press(key);
		if (await page.evaluate((element) => element === document.activeElement, element)) return;
	}
	throw new Error(`The keyboard never comes to ${wanted}.`);
}

/** Goes on to a link and follows it. */
async function follow(page: Page, link: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
	await tabTo(page, link, key);
	await page.keyboard.press("Enter");
}

/** Past the bars, by the page's first link. */
async function intoTheContent(page: Page): Promise<void> {
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
	await page.keyboard.press("Enter");
}

/** In the page: where the focus is, and on what. */
function stop(): { place: "drawer" | "browser" | "page behind"; name: string } {
	const focused = document.activeElement;
	const name = focused?.textContent?.trim() ?? "";
	if (!focused || focused === document.body) return { place: "browser", name: "" };
	return { place: focused.closest("dialog") ? "drawer" : "page behind", name };
}
