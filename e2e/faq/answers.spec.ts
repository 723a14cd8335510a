/** What people come to ask, in their own words, and the answer they must find at /faq. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { content } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";

const box = (page: Page) => page.getByRole("searchbox");
const results = (page: Page) => page.locator("[data-results] .faq-index__found");

test("what is typed finds its answer first, and Enter leads to it", async ({ page }) => {
	await page.goto("/faq");
	await box(page).focus();
	await page.keyboard.type("obodonasion");
	await expect(results(page).first()).toHaveText("¿Qué es la ovodonación?");
	await expect(page.locator("[data-all]")).toBeHidden();
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ respuestas?/);
	await page.keyboard.press("Enter");
	await expect(results(page).first()).toBeFocused();
	await box(page).fill("");
	await expect(page.locator("[data-all]")).toBeVisible();
	await expect(results(page)).toHaveCount(0);
});

test("Enter that ends a word of an input method leads nowhere", async ({ page }) => {
	await page.goto("/faq");
	await box(page).fill("pasaporte");
	await expect(results(page)).not.toHaveCount(0);
	// As most browsers tell of it, and as Safari does.
	for (const told of [{ isComposing: true }, { keyCode: 229 }]) {
		const isLeftAlone = await box(page).evaluate(
			(input, how) =>
				input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...how })),
			told,
		);
		expect(isLeftAlone).toBe(true);
		await expect(box(page)).toBeFocused();
	}
});

test("a result stays as it is while what is typed finds nothing else", async ({ page }) => {
	await page.goto("/faq");
	await box(page).pressSequentially("pasaporte");
	const first = await results(page).first().elementHandle();
	// A phone's keyboard says once more what was typed as one taps elsewhere.
	await box(page).dispatchEvent("input");
	await box(page).press("Space");
	expect(await first?.evaluate((link) => link.isConnected)).toBe(true);
	await box(page).fill("embarazo ectópico");
	await expect.poll(async () => await first?.evaluate((link) => link.isConnected)).toBe(false);
});

test("a result says how its answer begins, and leads to it on the page of its subject", async ({ page }) => {
	await page.goto("/faq");
	await box(page).pressSequentially("estoy manchando");
	await expect(results(page).first()).toHaveText("Estoy manchando o me duele. ¿Es normal?");
	const answer = page.locator("#sangrado-y-dolor");
	const beginning = await page.locator("[data-results] .faq-index__beginning").first().innerText();
	await results(page).first().click();
	await expect(page).toHaveURL(/\/preguntas\/despues-de-la-transferencia#sangrado-y-dolor$/);
	await expect(answer).toBeInViewport();
	await expect(answer).toHaveText("Estoy manchando o me duele. ¿Es normal?");
	expect((await page.locator("main").innerText()).replace(/\s+/g, " ")).toContain(beginning);
	await page.getByRole("link", { name: "Ver qué riesgos se vigilan" }).click();
	await expect(page.locator("#riesgos")).toBeInViewport();
});

test("an old address of an answer leads on to it, and Back to where the visitor was", async ({ page }) => {
	await page.goto("/contacto");
	await page.goto("/faq#visa");
	await expect(page).toHaveURL(/\/preguntas\/viaje-y-visa#visa$/);
	await expect(page.locator("#visa")).toBeInViewport();
	await page.goBack();
	await expect(page).toHaveURL(/\/contacto$/);
	await page.goto("/en/faq#faq-ivfdo-1");
	await expect(page).toHaveURL(/\/en\/bookivf#pregunta-1$/);
	await expect(page.locator("#pregunta-1")).toBeVisible();
});

test("an answer's own link is copied, and the page says so", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/preguntas/precio");
	const answer = page.getByRole("region", { name: "¿Qué suele quedar fuera del precio?" });
	await answer.getByRole("button", { name: "Copiar enlace" }).click();
	await expect(answer.getByText("Enlace copiado")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/preguntas\/precio#fuera-del-precio$/);
});

test("every subject has a page that all of its questions stand on, with the tool that fits", async ({ request }) => {
	let named = 0;
	for (const { groups } of Object.values(content.languages).map(({ answers }) => answers)) {
		for (const { path, heading, items } of groups) {
			const html = await (await request.get(path)).text();
			expect(html, path).toContain(`<title>${heading}</title>`);
			for (const { id } of items) expect(html, `${path}#${id}`).toContain(` id="${id}"`);
			for (const [related] of html.matchAll(/<p class="answer__related.*?<\/p>/gs))
				expect([1, 2, 3], `${path}: ${related}`).toContain(related.match(/<a /g)?.length);
			// An answer that is like no other names none.
			const naming = html.match(/class="answer__related/g) ?? [];
			expect(naming.length, path).toBeLessThanOrEqual(items.length);
			named += naming.length;
			expect(html, path).toMatch(/class="answer__tool[^"]*" href="[^"]*\/(mi-plan|my-plan)\//);
		}
	}
	expect(named).toBeGreaterThan(100);
});

test("words that nobody answers bring three that are near or general, and the form with the words in it", async ({
	page,
}) => {
	await page.goto("/faq");
	await box(page).pressSequentially("helado de vainilla para la endometriosis");
	const near = page.getByText("Quizás te sirva, aunque no sea lo que buscas:");
	await expect(near).toBeVisible();
	await expect(results(page)).toHaveCount(3);
	await box(page).fill("submarino");
	await expect(page.getByRole("main").getByRole("status")).toHaveText("Aún no respondemos eso aquí. Escríbenos.");
	await expect(near).toBeVisible();
	await expect(results(page).first()).toContainText("¿Por dónde empiezo?");
	await page.getByRole("main").getByRole("link", { name: "Escribir mi pregunta" }).click();
	await expect(page).toHaveURL(/\/contacto\?tipo=paciente&asunto=tema#contact-form-patient$/);
	await expect(page.locator("#contact-form-patient").getByLabel("Mensaje")).toHaveValue("submarino");
});

test("the search is fetched once somebody reaches for it", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (/faq-search/.test(request.url())) scripts.push(request.url());
	});
	await page.goto("/faq");
	await page.getByRole("main").locator("summary").first().click();
	expect(scripts).toEqual([]);
	await box(page).focus();
	await expect.poll(() => scripts.length).toBe(1);
});

test("an answer names its sources with their day, where to confirm it, and who has yet to read it", async ({
	page,
}) => {
	await page.goto("/preguntas/viaje-y-visa");
	const answer = page.getByRole("region", { name: "¿Necesito visa para entrar a República Dominicana?" });
	const dated = answer.getByText(/^Fuentes, revisadas el /);
	await expect(dated.first()).toBeVisible();
	for (const line of await dated.allInnerTexts()) expect(line).toMatch(/revisadas el \d+ de [a-z]+ de 20\d\d: /);
	await expect(answer.getByText(/^Confírmalo en: /)).toBeVisible();
	await expect(answer.getByText("Falta que la revise un abogado.")).toBeVisible();
	const small = await answer.locator(".answer__grounds").evaluate((list) => getComputedStyle(list).fontSize);
	expect(Number.parseFloat(small)).toBeGreaterThanOrEqual(15);
});

test("a unit leads to the answer that belongs", async ({ page }) => {
	await page.goto("/ivfdo");
	await page.getByRole("link", { name: "¿Quién le paga al Grupo? ¿Cobran comisión?" }).click();
	await expect(page).toHaveURL(/\/preguntas\/clinicas#comision$/);
	await expect(page.locator("#comision")).toBeInViewport();
});

for (const path of [
	"/mi-plan",
	...["presupuesto", "cuotas", "estadia", "preguntas", "tasas"].map((tool) => `/mi-plan/${tool}`),
]) {
	test(`${path} leads to the three answers that belong to it`, async ({ page }) => {
		await page.goto(path);
		const links = page.getByRole("region", { name: "También respondemos esto" }).getByRole("link");
		await expect(links).toHaveCount(3);
		const asked = await links.first().textContent();
		await links.first().click();
		await expect(page.getByRole("heading", { level: 2, name: `${asked}`, exact: true })).toBeInViewport();
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("every subject opens, and leads to its answers", async ({ page }) => {
		await page.goto("/faq#visa");
		await expect(page.getByRole("searchbox")).toBeHidden();
		const visa = page.getByRole("link", { name: "¿Necesito visa para entrar a República Dominicana?" });
		// Browsers open what an address leads into; the subject is opened by hand in those that do not.
		if (!(await visa.isVisible())) await page.locator("summary", { hasText: "El viaje y los papeles" }).click();
		await visa.click();
		await expect(page).toHaveURL(/\/preguntas\/viaje-y-visa#visa$/);
		await expect(page.locator("#visa")).toBeInViewport();
	});
});

test("on paper a subject's answers and their sources are there, and /faq lists all questions", async ({ page }) => {
	await page.goto("/preguntas/viaje-y-visa");
	await page.emulateMedia({ media: "print" });
	for (const answer of ["visa", "pasaporte", "zika"]) await expect(page.locator(`#${answer}`)).toBeVisible();
	await expect(page.locator(".answer__grounds").first()).toBeVisible();
	await page.goto("/faq");
	for (const answer of ["visa", "discrecion"]) await expect(page.locator(`#${answer}`)).toBeVisible();
});

test("the first flight of the page brings the search and the first answers", () => {
	const INITIAL_WINDOW = 14_600;
	const first = brotliDecompressSync(readFileSync(inTestBuild("site/faq.html.br")).subarray(0, INITIAL_WINDOW), {
		finishFlush: constants.BROTLI_OPERATION_FLUSH,
	}).toString();
	expect(first).toContain('id="faq-search"');
	expect(first.match(/<\/details>/g)?.length ?? 0).toBeGreaterThan(10);
});

test("an address that was cut in the middle of an escape leaves the search at work", async ({ page }) => {
	await page.goto("/faq#nada%");
	await box(page).pressSequentially("ovodonación");
	await expect(results(page).first()).toHaveText("¿Qué es la ovodonación?");
});
