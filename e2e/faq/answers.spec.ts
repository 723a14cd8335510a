/** What people come to ask, in their own words, and the answer they must find at /faq. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { expect, test } from "../fixtures/visit.ts";

const box = (page: Page) => page.getByRole("searchbox");
const results = (page: Page) => page.locator("[data-results] summary");

test("what is typed finds its answer first, and Enter leads to it", async ({ page }) => {
	await page.goto("/faq");
	await box(page).focus();
	await page.keyboard.type("obodonasion");
	await expect(results(page).first()).toHaveText("¿Qué es la ovodonación?");
	await expect(page.locator("[data-all]")).toBeHidden();
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ respuestas?/);
	await page.keyboard.press("Enter");
	await expect(results(page).first()).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("[data-results] details > div").first()).toBeVisible();
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
	const first = results(page).first();
	await expect(first).toHaveText(/pasaporte/i);
	await first.click();
	// A phone's keyboard says once more what was typed as one taps elsewhere.
	await box(page).dispatchEvent("input");
	await box(page).press("Space");
	await expect(page.locator("[data-results] details[open]")).toHaveCount(1);
	await box(page).press("x");
	await expect(page.locator("[data-results] details[open]")).toHaveCount(0);
});

test("an answer that was found leads to another one, and Back to what was typed", async ({ page }) => {
	await page.goto("/faq");
	await box(page).pressSequentially("estoy manchando");
	await expect(results(page).first()).toHaveText("Estoy manchando o me duele. ¿Es normal?");
	await results(page).first().click();
	await page.locator("[data-results]").getByRole("link", { name: "Ver qué riesgos se vigilan" }).click();
	await expect(page.locator("#riesgos")).toBeInViewport();
	await expect(question(page, "riesgos")).toBeInViewport();
	await expect(box(page)).toHaveValue("");
	await page.goBack();
	await expect(box(page)).toHaveValue("estoy manchando");
	await expect(results(page).first()).toHaveText("Estoy manchando o me duele. ¿Es normal?");
});

test("an answer leads to those that go on, in another subject too", async ({ page }) => {
	await page.goto("/faq#seguro");
	const subject = page.locator("#tema-pagar-en-tu-pais");
	await page
		.locator("#seguro")
		.getByRole("link", { name: /^Mira lo que paga tu país/ })
		.click();
	await expect(subject).toBeInViewport();
	await expect(subject.getByText("¿SENASA o mi ARS cubren la fertilidad?")).toBeVisible();
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
	await page.goto("/faq#visa");
	const answer = page.locator(".faq-index__item", { has: page.locator("#visa") });
	const dated = answer.getByText(/^Fuentes, revisadas el /);
	await expect(dated.first()).toBeVisible();
	for (const line of await dated.allInnerTexts()) expect(line).toMatch(/revisadas el \d+ de [a-z]+ de 20\d\d: /);
	await expect(answer.getByText(/^Confírmalo en: /)).toBeVisible();
	await expect(answer.getByText("Falta que la revise un abogado.")).toBeVisible();
	const small = await answer.locator("> ul").evaluate((list) => getComputedStyle(list).fontSize);
	expect(Number.parseFloat(small)).toBeGreaterThanOrEqual(15);
});

test("a unit leads to the answer that belongs, and it stands open", async ({ page }) => {
	await page.goto("/ivfdo");
	await page.getByRole("link", { name: "¿Quién le paga al Grupo? ¿Cobran comisión?" }).click();
	await expect(page).toHaveURL(/\/faq#comision$/);
	await expect(page.locator("#comision")).toBeInViewport();
	await expect(question(page, "comision")).toBeInViewport();
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
		await expect(page.locator(".faq-index__item[open]").getByText(`${asked}`)).toBeInViewport();
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("every subject and every answer opens, and an address opens its own", async ({ page }) => {
		await page.goto("/faq#comision");
		await expect(page.locator("#comision")).toBeVisible();
		await expect(page.getByRole("searchbox")).toBeHidden();
		await page.locator("summary", { hasText: "El viaje y los papeles" }).click();
		await question(page, "visa").click();
		await expect(page.locator("#visa")).toBeVisible();
	});
});

test("on paper every answer and its sources are there", async ({ page }) => {
	await page.goto("/faq");
	await page.emulateMedia({ media: "print" });
	for (const answer of ["pasos", "visa", "discrecion"]) await expect(page.locator(`#${answer}`)).toBeVisible();
	await expect(page.locator(".faq-index__item > ul").first()).toBeVisible();
});

test("the first flight of the page brings the search and the first answers", () => {
	const INITIAL_WINDOW = 14_600;
	const first = brotliDecompressSync(readFileSync(inTestBuild("site/faq.html.br")).subarray(0, INITIAL_WINDOW), {
		finishFlush: constants.BROTLI_OPERATION_FLUSH,
	}).toString();
	expect(first).toContain('id="faq-search"');
	expect(first.match(/<\/details>/g)?.length ?? 0).toBeGreaterThan(10);
});

/** The question of an answer. */
const question = (page: Page, answer: string) =>
	page.locator(".faq-index__item", { has: page.locator(`#${answer}`) }).locator("summary");

test("an address that was cut in the middle of an escape leaves the search at work", async ({ page }) => {
	await page.goto("/faq#visa%");
	await box(page).pressSequentially("ovodonación");
	await expect(results(page).first()).toHaveText("¿Qué es la ovodonación?");
});
