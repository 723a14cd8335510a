import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { expect, filledForm, reach, test } from "../fixtures/journey.ts";
import { drawn } from "../fixtures/page-steps.ts";

/** Large enough for a thumb, in CSS pixels. */
const THUMB = 48;

for (const place of ["/contacto", "/testimonios", "/agenda-pais"]) {
	test(`everything to fill in or press in the forms of ${place} is large enough for a thumb`, async ({ page }) => {
		await page.goto(place);
		// The box to tick is pressed anywhere in its frame.
		const targets = page.locator(".contact-form").locator(".field__control, .field__ticked, [type=submit]");
		const heights = await targets.evaluateAll((all) =>
			all.filter((target) => target.checkVisibility()).map((target) => target.getBoundingClientRect().height),
		);
		expect(heights.length).toBeGreaterThan(3);
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(THUMB);
	});
}

test("the button keeps its width while it is sending, and says so aloud", async ({ page }) => {
	await page.goto("/contacto");
	const form = await filledForm(page);
	const held = Promise.withResolvers<void>();
	await page.route(`**${CONTACT_PATH}`, async (route) => {
		await held.promise;
		await route.continue();
	});
	const button = form.locator("[type=submit]");
	const before = await button.boundingBox();
	await button.click();
	await expect(form.getByRole("status")).toHaveText("Enviando...");
	expect((await button.boundingBox())?.width).toBe(before?.width);
	held.resolve();
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
});

test.describe("on a window where nothing holds the page in place", () => {
	// Else the page may still be scrolling to the address when the button is pressed.
	test.use({ viewport: { width: 800, height: 1000 }, contextOptions: { reducedMotion: "reduce" } });

	test("a button pressed straight after a mistyped address stays under the finger, and sends", async ({
		page,
		backend,
	}) => {
		await page.goto("/contacto");
		const form = await filledForm(page);
		await form.getByLabel("Correo electrónico").fill("ana@gmial.com");
		await form.locator("[type=submit]").hover();
		await page.mouse.down();
		// A press lasts longer than the page takes to draw what the press set off.
		await drawn(page);
		await page.mouse.up();
		await expect(form.getByRole("status")).toContainText("Solicitud enviada");
		expect(backend.stored()).toHaveLength(1);
	});
});

test("an error goes as soon as its field is right, and none comes before sending", async ({ page }) => {
	await page.goto("/contacto");
	const form = page.locator("#contact-form-patient");
	await reach(form);
	const errors = form.locator(".field__error");
	const email = form.getByLabel("Correo electrónico");
	await email.fill("ana@");
	await email.blur();
	await expect(errors).toHaveCount(0);
	await form.locator("[type=submit]").click();
	await expect(errors).toHaveText(["Escribe tu nombre.", /^Revisa el correo/, "Elige el país donde vives."]);
	await form.getByLabel("Nombre").fill("Ana");
	await expect(errors).toHaveText([/^Revisa el correo/, "Elige el país donde vives."]);
	await expect(form.locator(".error-summary").getByRole("link")).toHaveCount(2);
	await form.getByLabel("País donde vives").selectOption("PR");
	await expect(errors).toHaveText([/^Revisa el correo/]);
	// What was right and is no longer has to be sent before it is told.
	await form.getByLabel("Nombre").fill("");
	await expect(errors).toHaveCount(1);
	await email.fill("ana@example.com");
	await expect(errors).toHaveCount(0);
	await expect(form.locator(".error-summary")).toHaveCount(0);
});

test("a mended address stands under no error, and one that is being changed has no suggestion", async ({ page }) => {
	await page.goto("/contacto");
	const form = page.locator("#contact-form-patient");
	await reach(form);
	const email = form.getByLabel("Correo electrónico");
	await email.fill("ana@gmial,com");
	await form.locator("[type=submit]").click();
	await expect(form.locator(".field__error").filter({ hasText: "Revisa el correo" })).toBeVisible();
	await email.fill("ana@gmial.com");
	await expect(form.locator(".field__error").filter({ hasText: "Revisa el correo" })).toHaveCount(0);
	await email.blur();
	const suggestion = form.getByRole("button", { name: "¿Quisiste decir ana@gmail.com?" });
	await expect(suggestion).toBeVisible();
	await email.press("End");
	await email.pressSequentially("x");
	await expect(suggestion).toHaveCount(0);
});

test("the thanks take the focus, say what comes next, and cover nothing", async ({ page }) => {
	await page.goto("/");
	const form = await filledForm(page);
	await form.locator("[type=submit]").click();
	const thanks = form.locator(".form-notice--sent");
	await expect(thanks).toBeFocused();
	await expect(thanks).toContainText("en menos de 24 horas");
	// The same to everybody: whether an address has had a receipt is nobody else's business.
	await expect(thanks).toContainText("Si hoy ya recibiste una, quizá no enviemos otra");
	await expect(thanks.getByRole("link")).toHaveAttribute("href", "/faq");
	const button = await form.locator("[type=submit]").elementHandle();
	const chat = await page.locator(".contact__chat a").first().elementHandle();
	// All at one moment: the page may still be scrolling to where the focus went.
	const [above, below] = await thanks.evaluate(
		(notice, [button, chat]) => {
			const { top, bottom } = notice.getBoundingClientRect();
			return [
				top - (button?.getBoundingClientRect().bottom ?? Number.NaN),
				(chat?.getBoundingClientRect().top ?? Number.NaN) - bottom,
			];
		},
		[button, chat],
	);
	expect(above).toBeGreaterThanOrEqual(0);
	expect(below).toBeGreaterThanOrEqual(0);
});

test("once sent, the thanks and the reference are printed, and nothing to fill in", async ({ page }) => {
	await page.goto("/contacto");
	const form = await filledForm(page);
	await form.locator("[type=submit]").click();
	await expect(form.getByRole("status")).toContainText("Tu referencia");
	await page.emulateMedia({ media: "print" });
	await expect(form.getByText("Tu referencia")).toBeVisible();
	await expect(form.getByLabel("Nombre")).toBeHidden();
});

test.describe("at an address that leads nowhere", () => {
	test.use({ expectedConsole: /Página no encontrada|status of 404/ });

	test("the page leads on to the main places", async ({ page, request }) => {
		await page.goto("/no-existe");
		const places = page.locator(".not-found__place");
		await expect(places).toHaveCount(8);
		for (const href of await places.evaluateAll((all) => all.map((place) => place.getAttribute("href") ?? ""))) {
			expect((await request.get(href)).status(), href).toBe(200);
		}
		const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()));
		for (const [index, box] of boxes.entries()) {
			for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
		}
	});
});

type Box = { x: number; y: number; width: number; height: number } | null;

function overlap(one: Box, other: Box): boolean {
	if (!one || !other) return true;
	const apart =
		one.x + one.width <= other.x ||
		other.x + other.width <= one.x ||
		one.y + one.height <= other.y ||
		other.y + other.height <= one.y;
	return !apart;
}
