/** What people come to ask, in their own words, and the answer they must find at /faq. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { inTestBuild } from "../testing/test-build.ts";
import { expect, test } from "./visit.ts";

/** What is typed, and the anchor of an answer that must then be shown, by subject. */
const ASKED = {
	"the treatment": {
		medicina: "medicinas",
		medicinas: "medicinas-avion",
		transferencia: "transferencia",
		transferencias: "transferencia",
		dolor: "dolor",
		dolores: "dolor",
		gemelo: "gemelos",
		gemelos: "gemelos",
		espera: "espera",
		esperas: "espera",
		"salir embarazada": "cuando-consultar",
		"trompas ligadas": "trompas",
		preparada: "trompas",
	},
	"the journey and its papers": {
		visa: "visa",
		visas: "visa",
		visado: "visa",
		"requisitos de entrada": "visa",
		"requisito de entrada": "e-ticket",
		pasaporte: "pasaporte",
		pasaportes: "pasaporte",
		acompañante: "acompanante",
		acompañantes: "acompanante",
		"cuántos viajes": "viajes",
		viaje: "viajes",
		avión: "volar",
		aviones: "volar",
		volar: "volar",
		vuelo: "volar",
		regreso: "regreso",
		regresar: "regreso",
		seguimiento: "seguimiento",
		"españa pasaporte": "espana",
		"puerto rico": "puerto-rico",
		zika: "zika",
	},
	"eggs, embryos, age and outcomes": {
		ovodonación: "ovodonacion",
		edad: "edad",
		edades: "edad",
		óvulo: "ovodonacion",
		óvulos: "ovodonacion",
		embrión: "embriones",
		embriones: "embriones",
		pareja: "pareja",
		parejas: "pareja",
		donante: "donante",
		donantes: "donante",
		éxito: "tasa",
		tasa: "tasa",
		tasas: "tasa",
		soltera: "soltera",
		solteras: "soltera",
		congelar: "congelar",
		congelado: "congelar",
	},
	"money, clinics, law and data": {
		comisión: "comision",
		comisiones: "comision",
		"quién paga": "comision",
		"quien le paga": "comision",
		precio: "partes-del-precio",
		precios: "fuera-del-precio",
		costo: "partes-del-precio",
		costos: "fuera-del-precio",
		"cuánto cuesta": "partes-del-precio",
		cuota: "cuotas",
		cuotas: "cuotas",
		seguro: "seguro",
		seguros: "seguro-de-viaje",
		ley: "ley",
		leyes: "ley",
		dato: "datos",
		datos: "datos",
		privacidad: "discrecion",
		"clínica verificada": "comprobar-clinica",
		"clínicas verificadas": "comprobar-clinica",
	},
};

/** The most answers that may come to a word: whoever reads a long list has found nothing. */
const MOST = 12;

const withoutAccents = (words: string) => words.normalize("NFD").replace(/(?<!n)\p{M}/gu, "");

test("every word that people type finds its answer, with accents or without", async ({ page }) => {
	await page.goto("/faq");
	const box = page.getByRole("searchbox");
	for (const [typed, answer] of Object.values(ASKED).flatMap(Object.entries)) {
		for (const way of new Set([typed, withoutAccents(typed)])) {
			await box.fill(way);
			const found = await page.evaluate(readShown);
			expect.soft(found, `«${way}»`).toContain(answer);
			expect.soft(found.length, `answers to «${way}»: ${found}`).toBeLessThanOrEqual(MOST);
		}
	}
});

test("a word that nobody answers leads to asking", async ({ page }) => {
	await page.goto("/faq");
	await page.getByRole("searchbox").fill("submarino");
	await expect(shown(page)).toHaveCount(0);
	await expect(page.getByRole("main").getByRole("link", { name: "Escribir mi pregunta" })).toBeVisible();
});

test("an answer names its sources with their day, where to confirm it, and who has yet to read it", async ({
	page,
}) => {
	await page.goto("/faq#visa");
	const answer = page.locator("details", { has: page.locator("#visa") });
	await expect(answer.getByText(/^Fuentes, revisadas el 22 de noviembre de 2026: /)).toBeVisible();
	await expect(answer.getByText(/^Confírmalo en: /)).toBeVisible();
	await expect(answer.getByText("Falta que la revise un abogado.")).toBeVisible();
	const small = await answer.locator(".faq-index__grounds").evaluate((list) => getComputedStyle(list).fontSize);
	expect(Number.parseFloat(small)).toBeGreaterThanOrEqual(15);
});

test("a unit leads to the answer that belongs, and it stands open", async ({ page }) => {
	await page.goto("/ivfdo");
	await page.getByRole("link", { name: "¿Quién le paga al Grupo? ¿Cobran comisión?" }).click();
	await expect(page).toHaveURL(/\/faq#comision$/);
	await expect(page.locator("#comision")).toBeInViewport();
	await expect(question(page, "comision")).toBeInViewport();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("every subject is led to, every answer opens, and an address opens its own", async ({ page }) => {
		await page.goto("/faq#comision");
		await expect(page.locator("#comision")).toBeVisible();
		await expect(page.getByRole("searchbox")).toBeHidden();
		const subjects = page.getByRole("navigation", { name: "¿Sobre qué es tu duda?" }).getByRole("link");
		await subjects.filter({ hasText: "El viaje y los papeles" }).click();
		await expect(page.getByRole("heading", { name: "El viaje y los papeles" })).toBeInViewport();
		await question(page, "visa").click();
		await expect(page.locator("#visa")).toBeVisible();
	});
});

test("on paper every answer and its sources are there", async ({ page }) => {
	await page.goto("/faq");
	await page.emulateMedia({ media: "print" });
	for (const answer of ["pasos", "visa", "discrecion"]) await expect(page.locator(`#${answer}`)).toBeVisible();
	await expect(page.locator(".faq-index__grounds").first()).toBeVisible();
});

test("the first flight of the page brings the search, the subjects and the first answers", () => {
	const INITIAL_WINDOW = 14_600;
	const first = brotliDecompressSync(readFileSync(inTestBuild("site/faq.html.br")).subarray(0, INITIAL_WINDOW), {
		finishFlush: constants.BROTLI_OPERATION_FLUSH,
	}).toString();
	expect(first).toContain('id="faq-search"');
	expect(first).toContain('href="#tema-ley"');
	expect(first.match(/<\/details>/g)?.length ?? 0).toBeGreaterThan(10);
});

const shown = (page: Page) => page.getByRole("main").locator("details:visible");

/** In the page: the anchors of the answers whose questions can be seen. */
function readShown(): string[] {
	const questions = Array.from(document.querySelectorAll("main details")).filter((one) => one.checkVisibility());
	return questions.map((one) => one.querySelector("[id]")?.id ?? "of a page");
}

/** The question of an answer. */
const question = (page: Page, answer: string) =>
	page.locator("details", { has: page.locator(`#${answer}`) }).locator("summary");
