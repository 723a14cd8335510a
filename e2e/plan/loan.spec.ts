/** /mi-plan/cuotas: what a loan comes to, as it is typed. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/visit.ts";
import { BUDGET, note } from "./budget-page.ts";
import { awake, openTool } from "./tool-page.ts";

const CUOTAS = "/mi-plan/cuotas";

type Typed = Partial<
	Record<
		"Monto" | "Abono inicial" | "Tasa anual (%)" | "Plazo (meses)" | "Comisión de apertura (%)" | "Seguro mensual",
		string
	>
>;

/** A question by its label, behind which an amount names its currency. */
const asked = (page: Page, label: string) =>
	page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}( \\(\\p{Ll}+\\))?$`, "u"));

async function write(page: Page, typed: Typed): Promise<void> {
	for (const [label, value] of Object.entries(typed)) await asked(page, label).fill(value);
}

const RESULTS = ["cuota", "total", "costo", "tae"] as const;

async function expectResults(page: Page, values: readonly string[]): Promise<void> {
	for (const [index, name] of RESULTS.entries())
		await expect(page.locator(`[data-result="${name}"]`)).toHaveText((values[index] ?? "").replaceAll(" ", "\u{A0}"));
}

const NOTHING = ["—", "—", "—", "—"];
const LOAN: Typed = { Monto: "9,530", "Abono inicial": "2,000", "Tasa anual (%)": "16.5", "Plazo (meses)": "24" };
const LOAN_RESULTS = ["US$ 370.49", "US$ 8,891.88", "US$ 1,361.88", "17.81 %"];

test.beforeEach(({ page }) => page.goto(CUOTAS));

test("an offer comes to an instalment, a total, a cost and a rate as soon as it is typed", async ({ page }) => {
	await expectResults(page, NOTHING);
	await write(page, LOAN);
	await expectResults(page, LOAN_RESULTS);
	await write(page, { "Comisión de apertura (%)": "2", "Seguro mensual": "5" });
	await expectResults(page, ["US$ 375.49", "US$ 9,162.48", "US$ 1,632.48", "21.91 %"]);
});

test("what is said of the law names its source and the day it was checked", async ({ page }) => {
	const named = /^A quién obliga la norma, revisado el \d+ de [a-z]+ de 20\d\d: /;
	const source = page.getByRole("paragraph").filter({ hasText: named });
	await expect(source.getByRole("link", { name: /^Reglamento de Protección al Usuario/ })).toBeVisible();
});

test("amounts are understood as they are written anywhere", async ({ page }) => {
	await page.getByLabel("Moneda").selectOption("DOP");
	await write(page, { Monto: "RD$ 250,000.00", "Tasa anual (%)": "12,5", "Plazo (meses)": "12" });
	const results = ["RD$ 22,270.72", "RD$ 267,248.58", "RD$ 17,248.58", "13.24 %"];
	await expectResults(page, results);
	await write(page, { Monto: "250.000,00", "Tasa anual (%)": "12.5" });
	await expectResults(page, results);
});

test("an amount that may be two is asked about, and keeps what was typed until one is taken", async ({ page }) => {
	await write(page, { ...LOAN, Monto: "9.530" });
	await expect(page.getByRole("group", { name: "¿Quieres decir 9.53 o 9,530.00?" })).toBeVisible();
	await expect(page.getByRole("textbox", { name: /^Monto \(/ })).toHaveValue("9.530");
	await expectResults(page, NOTHING);
	await page.getByRole("button", { name: "9,530.00" }).click();
	await expect(page.getByRole("textbox", { name: /^Monto \(/ })).toHaveValue("9,530.00");
	await expect(page.getByRole("textbox", { name: /^Monto \(/ })).toBeFocused();
	await expectResults(page, LOAN_RESULTS);
});

test("an American APR holds the fee, which is then counted once", async ({ page }) => {
	await write(page, { ...LOAN, "Comisión de apertura (%)": "2" });
	const nominal = ["US$ 370.49", "US$ 9,042.48", "US$ 1,512.48", "20.25 %"];
	await expectResults(page, nominal);
	await page.getByLabel("¿Qué trae esa tasa?").selectOption("Intereses y comisión (APR)");
	await expectResults(page, ["US$ 363.08", "US$ 8,864.63", "US$ 1,334.63", "17.81 %"]);
	await write(page, { "Tasa anual (%)": "18.5836" });
	await expectResults(page, ["US$ 370.49", "US$ 9,042.49", "US$ 1,512.49", "20.25 %"]);
	await write(page, { "Comisión de apertura (%)": "40" });
	await expect(page.getByLabel("Comisión de apertura (%)")).toHaveAccessibleDescription(
		/Con esa comisión, la APR tendría que ser mayor/,
	);
	await expectResults(page, NOTHING);
});

test("a rate by the month and a term in years are asked about, and taken with a tap", async ({ page }) => {
	await write(page, { ...LOAN, "Tasa anual (%)": "1.375 % mensual", "Plazo (meses)": "2 años" });
	await expectResults(page, NOTHING);
	await expect(
		page.getByRole("group", { name: "Esa tasa es por mes. Al año son 16.5 por ciento. ¿La ponemos así?" }),
	).toBeVisible();
	await page.getByRole("button", { name: "16.5 % al año", exact: true }).click();
	await expect(page.getByRole("group", { name: "Son 24 meses. ¿Los ponemos así?" })).toBeVisible();
	await page.getByRole("button", { name: "24", exact: true }).click();
	await expectResults(page, LOAN_RESULTS);
});

test("a rate that may be of a month is asked about, and nothing is reckoned before", async ({ page }) => {
	const rate = asked(page, "Tasa anual (%)");
	for (const [meant, kept, payment] of [
		["1.5 % al año", "1.5 % al año", "US$ 318.68"],
		["Al mes: 18 % al año", "18 % al año", "US$ 375.93"],
	] as const) {
		await write(page, { ...LOAN, "Tasa anual (%)": "1.5" });
		const question = page.getByRole("group", { name: "¿1.5 % al año o al mes?" });
		await expect(question).toBeVisible();
		await expect(rate).toHaveAccessibleDescription(/¿1\.5 % al año o al mes\?/);
		await expectResults(page, NOTHING);
		await question.getByRole("button", { name: meant, exact: true }).click();
		await expect(rate).toHaveValue(kept);
		await expect(rate).toBeFocused();
		await expect(question).toBeHidden();
		await expect(page.locator('[data-result="cuota"]')).toHaveText(payment.replace(" ", "\u{A0}"));
	}
});

test("an amount of another currency than the chosen one is said, and not counted", async ({ page }) => {
	await write(page, { ...LOAN, Monto: "RD$ 9,530" });
	await expect(asked(page, "Monto")).toHaveAccessibleDescription(/otra moneda que la elegida/);
	await expectResults(page, NOTHING);
	await page.getByLabel("Moneda").selectOption("DOP");
	await expect(page.locator('[data-result="cuota"]')).toHaveText("RD$\u{A0}370.49");
});

test("no interest and one month are loans, too", async ({ page }) => {
	await write(page, { Monto: "1000", "Tasa anual (%)": "0", "Plazo (meses)": "12" });
	await expectResults(page, ["US$ 83.33", "US$ 1,000.00", "US$ 0.00", "0.00 %"]);
	await expect(page.getByText("11 cuotas iguales y una última de US$\u{A0}83.37")).toBeVisible();
	await write(page, { "Tasa anual (%)": "12", "Plazo (meses)": "1" });
	await expectResults(page, ["US$ 1,010.00", "US$ 1,010.00", "US$ 10.00", "12.68 %"]);
});

const IMPOSSIBLE: [label: keyof Typed, value: string, said: string][] = [
	["Monto", "0", "Escribe un monto mayor que cero."],
	["Monto", "mil", "Escribe solo el monto, por ejemplo 2,500.00."],
	["Abono inicial", "9,531", "El abono es mayor que el monto."],
	["Abono inicial", "9,530", "El abono cubre todo el monto"],
	["Tasa anual (%)", "-1", "Escribe un porcentaje de cero o más."],
	["Tasa anual (%)", "900", "Escribe una tasa de hasta 300 % al año."],
	["Plazo (meses)", "0", "Escribe al menos 1 mes."],
	["Plazo (meses)", "2.5", "Escribe un número sin decimales."],
	["Plazo (meses)", "1000", "Escribe un plazo de hasta 480 meses."],
	["Comisión de apertura (%)", "90", "Escribe una comisión de hasta 50 %."],
	["Seguro mensual", "99999999", "El seguro de un mes es mayor que todo el préstamo."],
];

test("what cannot be is said to be wrong, and nothing that was typed is lost", async ({ page }) => {
	for (const [label, value, said] of IMPOSSIBLE) {
		await test.step(`${value} as ${label}`, async () => {
			await write(page, { "Comisión de apertura (%)": "", "Seguro mensual": "", ...LOAN });
			await expectResults(page, LOAN_RESULTS);
			await write(page, { [label]: value });
			const field = asked(page, label);
			await expect(field).toHaveAttribute("aria-invalid", "true");
			await expect(field).toHaveAccessibleDescription(new RegExp(said.replaceAll(/[.()]/g, "\\$&")));
			await expectResults(page, NOTHING);
			for (const [other, typed] of Object.entries({ ...LOAN, [label]: value }))
				await expect(asked(page, other)).toHaveValue(typed);
		});
	}
});

test("the table adds up, and its last instalment settles the cents", async ({ page }) => {
	await write(page, LOAN);
	await page.locator("summary", { hasText: "La tabla, mes por mes" }).click();
	const table = page.getByRole("table", { name: "La tabla, mes por mes" });
	await expect(table.getByRole("row")).toHaveCount(1 + 2 + 24);
	await expect(table.getByRole("row").nth(2)).toHaveText(/^1370\.49266\.95103\.54/);
	const cells = await table.getByRole("row").last().getByRole("cell").allTextContents();
	expect(cells.at(-1)).toBe("0.00");
	const payments = await table.locator("tbody tr:not([class]) td:nth-child(2)").allTextContents();
	const cents = payments.map((one) => Math.round(Number(one.replaceAll(",", "")) * 100));
	expect(cents).toHaveLength(24);
	expect(cents.reduce((all, one) => all + one, 0)).toBe(889_188);
});

test("three offers stand beside each other, and the lowest of each line is named", { tag: "@both" }, async ({
	page,
}) => {
	await write(page, LOAN);
	await page.getByLabel("¿Quién te la ofrece?").fill("Banco A");
	await page.getByRole("button", { name: "Añadir otra oferta" }).click();
	await expect(page.getByRole("textbox", { name: /^Monto \(/ })).toHaveValue("9,530");
	await write(page, { "Tasa anual (%)": "16.5", "Plazo (meses)": "48" });
	await page.getByRole("button", { name: "Añadir otra oferta" }).click();
	await expect(page.getByRole("button", { name: "Añadir otra oferta" })).toHaveCount(0);
	const table = page.getByRole("table", { name: "Tus ofertas, lado a lado" });
	await expect(table.getByRole("row", { name: /^Cada mes/ })).toHaveText(
		/US\$\s370\.49.*US\$\s215\.\d\dla menor.*sin terminar/,
	);
	await expect(table.getByRole("row", { name: /^Total que devuelves/ })).toHaveText(/8,891\.88la menor/);
	await page.getByRole("radio", { name: "Banco A" }).check();
	await expectResults(page, LOAN_RESULTS);
	for (const name of RESULTS) await expect(page.locator(`[data-result="${name}"]`)).toHaveCount(1);
});

test("a second offer is compared in two taps and two numbers", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await awake(page);
	let taps = 0;
	const tap = (name: string) =>
		page
			.getByRole("button", { name })
			.click()
			.then(() => taps++);
	await tap("Ver con un ejemplo");
	await tap("Añadir otra oferta");
	const rate = page.getByLabel("Tasa anual (%)");
	await expect(rate).toBeFocused();
	await expect(rate).toBeInViewport({ ratio: 1 });
	const copied = page.locator(".loan__copied");
	await expect(copied).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole("status").filter({ hasText: /^Oferta 2\. Trae el mismo monto/ })).toHaveText(
		(await copied.textContent()) ?? "",
	);
	await page.keyboard.type("14");
	await page.keyboard.press("Tab");
	await page.keyboard.type("48");
	const switched = page.getByRole("group", { name: "Ofertas" });
	await expect(switched).toContainText(/US\$\s375\.49.*US\$\s205\.77/);
	const sentence = page.getByText(
		"Frente a Oferta 1, pagas US$\u{A0}169.72 menos al mes y US$\u{A0}714.36 más al final.",
	);
	await sentence.first().scrollIntoViewIfNeeded();
	await expect(page.locator(".loan-results__offers rect")).toHaveCount(4);
	expect(taps).toBe(2);
});

test("what a budget comes to is brought here with a tap", async ({ page }) => {
	await openTool(page, BUDGET);
	await note(page, "Clínica A", { "Precio del ciclo": "9,000", Medicinas: "530" });
	await page.getByRole("link", { name: "Llevar el total a las cuotas" }).click();
	await page.getByRole("button", { name: "Clínica A, US$ 9,530.00" }).click();
	await expect(page.getByRole("textbox", { name: /^Monto \(/ })).toHaveValue("9,530.00");
	await write(page, { ...LOAN, Monto: "9,530.00" });
	await expectResults(page, LOAN_RESULTS);
});

test("an example fills in everything, and a reload keeps it", async ({ page }) => {
	await awake(page);
	await page.getByRole("button", { name: "Ver con un ejemplo" }).click();
	await expectResults(page, ["US$ 375.49", "US$ 9,162.48", "US$ 1,632.48", "21.91 %"]);
	await page.reload();
	await expect(page.locator('[data-result="cuota"]')).toHaveText("US$\u{A0}375.49");
	await expect(page.getByRole("textbox", { name: /^Monto \(/ })).toHaveValue("9,530.00");
});

test("what is typed before the script is there is kept", async ({ page }) => {
	const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
	await page.route(/_astro\/.*\.js/, async (route) => {
		await later;
		await route.continue();
	});
	await page.reload();
	await write(page, LOAN);
	goOn();
	await expectResults(page, LOAN_RESULTS);
	await expect(page.getByRole("textbox", { name: /^Monto \(/ })).toHaveValue("9,530");
});

test("no request is made while it is used", async ({ page }) => {
	await awake(page);
	await page.waitForLoadState("networkidle");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await write(page, LOAN);
	await page.getByRole("button", { name: "Añadir otra oferta" }).click();
	await write(page, { "Tasa anual (%)": "12", "Plazo (meses)": "480" });
	await page.locator("summary", { hasText: "La tabla, mes por mes" }).click();
	expect(asked).toEqual([]);
});

test("an offer prints on one sheet", async ({ page }) => {
	await write(page, LOAN);
	await expectResults(page, LOAN_RESULTS);
	for (const format of ["Letter", "A4"] as const) {
		const pdf = (await page.pdf({ format })).toString("latin1");
		expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page has a table to reckon by hand, and says that it may be printed", async ({ page }) => {
		await expect(page.locator(".plan-page__worksheet")).toContainText("Puedes imprimir la página");
		await expect(page.getByRole("heading", { name: /Cómo leer una/ })).toBeVisible();
		await expect(page.getByRole("row", { name: /^12 %/ })).toHaveText(/88\.85/);
	});
});
