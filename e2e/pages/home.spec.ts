import type { Page } from "@playwright/test";
import { content } from "../fixtures/content.ts";
import { inItsTypefaces } from "../fixtures/page-steps.ts";
import { expect, test } from "../fixtures/visit.ts";

const MENU = [
	"Sobre Nosotros",
	"Agenda País",
	"IVF.DO",
	"Concierge",
	"Academy",
	"Financial",
	"BI",
	"Pacientes",
	"Mi plan",
	"Clínicas & Partners",
	"Blog",
	"FAQ",
	"Contacto",
];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800;

test("the home page holds its sections in the specified order, each with its words", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const order = await page
		.locator("main section[class]")
		.evaluateAll((sections) => sections.map(({ classList }) => classList[classList.length - 1]));
	expect(order.filter((name) => name !== "contact-form")).toEqual([
		"hero",
		"proof",
		"vision",
		"supporters",
		"tourism",
		"plates",
		"proposal",
		"ecosystem",
		"education",
		"testimonials",
		"contact",
		"banner",
	]);
	for (const id of ["about", "fertility-tourism-info", "ecosystem", "contact-form-patient", "contact-form-clinic"]) {
		await expect(page.locator(`#${id}`)).toHaveCount(1);
	}
	await expect(page.getByRole("heading", { name: "Nuestra propuesta" })).toBeAttached();
	await expect(page.getByRole("heading", { name: "#HablemosDeFertilidad" })).toBeAttached();
	await expect(page.getByRole("link", { name: /^Explorar/ })).toHaveCount(5);
	await expect(page.locator(".testimonials blockquote")).toHaveCount(content.testimonials.length);
	await expect(page.getByText("consentimiento expreso y por escrito")).toBeAttached();
	await expect(page.getByRole("link", { name: "Solicitar información" })).toHaveAttribute(
		"href",
		"#contact-form-patient",
	);
});

test("the hero's buttons and the scroll cue lead where they say", async ({ page }) => {
	await page.goto("/");
	const hero = page.locator(".hero");
	await expect(hero.getByRole("link", { name: "Soy paciente" })).toHaveAttribute("href", "#contact-form-patient");
	await expect(hero.getByRole("link", { name: "Soy clínica/doctor" })).toHaveAttribute("href", "#contact-form-clinic");
	await expect(hero.locator('a[href="#about"]')).toBeVisible();
	await expect(page.locator("#contact-form-clinic")).toBeHidden();
	await hero.getByRole("link", { name: "Soy clínica/doctor" }).click();
	await expect(page.locator("#contact-form-clinic")).toBeInViewport();
});

test("a visitor who is led to the patient's form sees the way to the answers and the plan beside it", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/#contact-form-patient");
	const contact = page.locator(".contact");
	await expect(contact.getByRole("link", { name: "Armar mi plan" })).toHaveAttribute("href", "/mi-plan");
	const answers = contact.getByRole("link", { name: "Quiero informarme" });
	await expect(answers).toBeInViewport({ ratio: 1 });
	await answers.click();
	await expect(page).toHaveURL(/\/faq$/);
});

test("the footer leads to the plan and the answers", async ({ page }) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByRole("link", { name: "Mi plan", exact: true })).toHaveAttribute("href", "/mi-plan");
	await expect(footer.getByRole("link", { name: "Preguntas", exact: true })).toHaveAttribute("href", "/faq");
});

test("the bar and its dropdown name every page in order, and the dropdown gives the focus back", {
	tag: "@desktop",
}, async ({ page }) => {
	await page.goto("/");
	const bar = page.getByRole("banner").getByRole("navigation");
	const group = bar.locator("summary");
	const grouped = bar.locator("details a");
	await expect(bar.locator(":scope > ul > li > a")).toHaveText([...MENU.slice(1, 2), ...MENU.slice(7)]);
	await expect(grouped).toHaveText([...MENU.slice(0, 1), ...MENU.slice(2, 7)].map((name) => new RegExp(`^${name}`)));
	for (const link of await grouped.all()) await expect(link).toBeHidden();
	await group.click();
	for (const link of await grouped.all()) await expect(link).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(grouped.first()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(grouped.first()).toBeHidden();
	await expect(group).toBeFocused();
});

test("the menu of a phone begins with what a patient looks for, names every other page in order, and gives the focus back", {
	tag: "@phone",
}, async ({ page }) => {
	await page.goto("/");
	const button = page.getByRole("banner").getByRole("button", { name: "Menú" });
	await button.click();
	const drawer = page.getByRole("dialog", { name: "Menú" });
	await expect(drawer).toBeVisible();
	const labels = await drawer.getByRole("listitem").getByRole("link").allInnerTexts();
	const leading = content.site.menu.first.map(({ label }) => label);
	const following = MENU.filter((label) => !["FAQ", ...leading].includes(label));
	expect(labels.map((label) => label.split("\n")[0]?.trim())).toEqual([...leading, ...following]);
	await page.keyboard.press("Escape");
	await expect(drawer).toBeHidden();
	await expect(button).toBeFocused();
});

test("the call to action is in the header, and so is the chat link, in the drawer of a phone", async ({ page }) => {
	await page.goto("/");
	const header = page.getByRole("banner");
	await expect(header.getByRole("link", { name: "Agendar llamada" })).toHaveAttribute(
		"href",
		"/contacto?asunto=llamada#contact-form-patient",
	);
	if (isPhone(page)) await page.getByRole("button", { name: "Menú" }).click();
	const place = isPhone(page) ? page.getByRole("dialog") : header;
	await expect(place.locator('a[href^="https://wa.me/"]').first()).toHaveAttribute("target", "_blank");
});

for (const width of [320, 360, 390, 430]) {
	test(`the call is in reach on a phone ${width} pixels wide, in a header of one line`, async ({ page }) => {
		await page.setViewportSize({ width, height: 640 });
		for (const route of ["/", "/en/faq"])
			await inItsTypefaces(page, route, async () => {
				const header = page.getByRole("banner");
				expect((await header.boundingBox())?.height).toBeLessThan(72);
				const line = await header.locator("a:visible, button:visible").evaluateAll((all) =>
					all.map((one) => {
						const { left, right, height } = one.getBoundingClientRect();
						return { left, right, height };
					}),
				);
				expect(line).toHaveLength(3);
				for (const [index, { left, height }] of line.entries()) {
					expect(height).toBeGreaterThanOrEqual(44);
					expect(left).toBeGreaterThanOrEqual((line[index - 1]?.right ?? 0) + 8);
				}
				expect(line.at(-1)?.right).toBeLessThanOrEqual(width);
			});
	});
}

test("every chat link opens the messaging app in a new tab, with words that give nothing away", async ({ page }) => {
	await page.goto("/");
	const links = await page
		.locator('a[href^="https://wa.me/"]')
		.evaluateAll((found) =>
			found.map((link) => ({
				href: (link as HTMLAnchorElement).href,
				target: (link as HTMLAnchorElement).target,
				rel: (link as HTMLAnchorElement).rel,
			})),
		);
	expect(links.length).toBeGreaterThan(3);
	for (const { href, target, rel } of links) {
		const url = new URL(href);
		expect(url.pathname).toMatch(/^\/\d{8,15}$/);
		expect(url.searchParams.get("text")).toMatch(/^Hola/);
		expect(url.searchParams.get("text")).not.toMatch(/fertil|FIV|embaraz|óvulo|bebé/i);
		expect(target).toBe("_blank");
		expect(rel).toContain("noreferrer");
	}
	await expect(page.getByRole("link", { name: "¿Tienes dudas?" })).toBeVisible();
});

test("the progress bar tells how far down the page is", async ({ page }) => {
	await page.goto("/");
	const bar = page.locator("[data-scroll-progress]");
	await page.mouse.wheel(0, 100_000);
	await expect(bar).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 0)");
	await page.mouse.wheel(0, -100_000);
	await expect(bar).toHaveCSS("transform", "matrix(0, 0, 0, 1, 0, 0)");
});

test("sections appear as they come into view and stay", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/");
	const section = page.locator("#ecosystem");
	await section.locator("h2").scrollIntoViewIfNeeded();
	await expect(section.locator("h2")).toBeInViewport();
	await expect.poll(() => opacity(page, "#ecosystem")).toBe(1);
	await page.mouse.wheel(0, -100_000);
	await expect(page.locator("h1")).toBeInViewport();
	expect(await opacity(page, "#ecosystem")).toBe(1);
});

test("the page asks nothing of anybody else and loads no script before a form is near", async ({ page, baseURL }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto("/", { waitUntil: "networkidle" });
	expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
	expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);
});

test("nothing scrolls sideways at 320 pixels", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the keyboard reaches the content at once", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
});

test.describe("on an unknown path", () => {
	test.use({ expectedConsole: /status of 404|no-existe/ });

	test("the visitor finds a way home and the path is logged", async ({ page, service }) => {
		const logged = page.waitForEvent("console", (message) => message.text().includes("/no-existe"));
		const response = await page.goto("/no-existe");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Página no encontrada");
		await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", "/");
		await logged;
		await expect.poll(() => service.log.join("\n")).toContain('"path":"/no-existe"');
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("everything is there and visible", async ({ page }) => {
		await page.goto("/");
		await page.locator("summary", { hasText: "Escribo de parte de una clínica" }).click();
		for (const section of await page.locator("main section").all()) {
			await expect(section).toBeVisible();
			await expect(section).toHaveCSS("opacity", "1");
		}
		await expect(page.getByRole("region", { name: "Anuncios" }).getByRole("button")).toHaveCount(0);
		if (isPhone(page)) {
			await page.getByRole("banner").getByRole("link", { name: "Menú" }).click();
			await expect(page.getByRole("dialog", { name: "Menú" }).getByRole("link", { name: "Agenda País" })).toBeVisible();
		}
	});
});

function opacity(page: Page, selector: string): Promise<number> {
	return page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));
}
