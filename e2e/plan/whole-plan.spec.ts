/** A whole plan: from what the first clinic said to the sheet of paper, and to the request that carries it. */
import { expect, fillPatient, reach, test } from "../fixtures/journey.ts";
import { action, BUDGET, cell, note, sharedLink, showClinic, TWO_TOTALS, totals, twoClinics } from "./budget-page.ts";
import { awake, expectOneSheet, openTool } from "./tool-page.ts";

test("a plan is written, survives a reload, is printed on one sheet, and goes with the request once that is sent", async ({
	page,
	backend,
}) => {
	await page.goto("/para-pacientes");
	await page.getByRole("main").getByRole("link", { name: "tus cuentas a solas" }).click();
	await page
		.getByRole("main")
		.getByRole("link", { name: /Cuánto cuesta todo/ })
		.click();
	await awake(page);
	await twoClinics(page);
	expect(await totals(page)).toEqual(TWO_TOTALS);
	// What one clinic was asked and the other was not could turn it.
	await expect(page.locator(".budget-picture :is(.budget-picture__gap, .budget-picture__careful)")).toHaveText(
		"Aún no se pueden comparar: falta el precio de «Medicinas» en Clínica A y «Vuelos» y «Hospedaje» en Clínica B.",
	);
	const outside = page.locator(".budget-outside");
	await expect(outside.getByText("¿Cuánto cuestan las medicinas con la dosis que proponen")).toBeVisible();
	await expect(outside.getByText("US$\u{A0}910.00")).toBeVisible();

	// Nobody has to touch it for it to be there again.
	await page.reload();
	await expect.poll(() => totals(page)).toEqual(TWO_TOTALS);

	await expectOneSheet(page, "1,900.50", "Medicinas No sé", "US$ 7,490.00", "Seguro de viaje");

	await page.locator(".plan-bar").getByRole("link", { name: "Poner un resumen en mi mensaje" }).click();
	const form = page.locator("#contact-form-patient");
	const message = form.getByLabel("Mensaje");
	await expect(message).toHaveValue(/Clínica A: sé que pagaría US\$\u{A0}7,490\.00\. Renglones sin precio: 1\./u);
	expect(backend.stored()).toEqual([]);
	await reach(form);
	await fillPatient(form);
	await message.fill(`${await message.inputValue()}\nViajo en mayo.`);
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
	const [stored] = backend.stored();
	expect(stored?.kind).toBe("patient");
	expect((await backend.mail.received(2)).map(({ text }) => text).join("\n")).toContain("Viajo en mayo.");
	// It was taken along once.
	await page.goto("/contacto?tipo=paciente");
	await expect(message).toHaveValue("");
});

test("a link opens the plan on another device, whose server never sees it", async ({ page, browser, baseURL }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const link = await sharedLink(page);
	expect(link.length).toBeLessThan(1500);
	expect(link).toContain(`${BUDGET}#plan=`);

	const other = await browser.newContext({ locale: "es-DO" });
	const there = await other.newPage();
	const asked: string[] = [];
	there.on("request", (request) => asked.push(request.url()));
	// As a chat passes it on: its sign escaped, the end of a sentence behind it.
	await there.goto(`${link.replace("#plan=", "#plan%3D")}).&fbclid=IwAR0`);
	await expect.poll(() => totals(there)).toEqual(TWO_TOTALS);
	await expect(there.getByText("Listo. Este es el plan que abriste.")).toBeVisible();
	expect(there.url()).toBe(`${baseURL}${BUDGET}`);
	expect(asked.filter((url) => url.includes(link.slice(-20)))).toEqual([]);
	await other.close();
});

test("a link asks before it takes the place of a plan, and there is a way back", async ({ page }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const link = await sharedLink(page);
	await page.getByLabel("Noches", { exact: true }).fill("10");
	const own = ["US$\u{A0}7,230.00", "US$\u{A0}7,200.50"];
	expect(await totals(page)).toEqual(own);

	await page.goto("/mi-plan");
	await page.goto(link);
	await page.getByRole("button", { name: "Seguir con el mío" }).click();
	expect(await totals(page)).toEqual(own);
	await page.goto("/mi-plan");
	await page.goto(link);
	await page.getByRole("button", { name: "Abrir el nuevo" }).click();
	await expect.poll(() => totals(page)).toEqual(TWO_TOTALS);
	await page.getByRole("button", { name: "Volver al que tenía" }).click();
	await expect.poll(() => totals(page)).toEqual(own);

	await page.goto("/mi-plan");
	await page.goto(link.slice(0, -9));
	await expect(page.getByText("El enlace está cortado o no es de un plan. No cambiamos nada.")).toBeVisible();
	expect(await totals(page)).toEqual(own);
});

test("a lost tab takes the plan with it, unless it was kept on the phone; and everything can be removed", async ({
	page,
	context,
}) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const second = await context.newPage();
	await openTool(second, BUDGET);
	expect(await totals(second)).not.toEqual(TWO_TOTALS);
	await second.close();

	await action(page, "Guardar en este dispositivo").click();
	await expect(page.getByText("Quien abra este dispositivo lo podrá leer.")).toBeVisible();
	await page.getByRole("button", { name: "Guardarlo aquí" }).click();
	await expect(page.getByText("Cada cambio se guarda solo.")).toBeVisible();
	await page.close();
	const third = await context.newPage();
	await third.goto(BUDGET);
	await expect.poll(() => totals(third)).toEqual(TWO_TOTALS);

	const fourth = await context.newPage();
	await fourth.goto(BUDGET);
	await expect.poll(() => totals(fourth)).toEqual(TWO_TOTALS);
	await action(third, "Borrar todo").click();
	// On a shared phone no other tab may show it.
	await expect.poll(() => totals(fourth)).not.toEqual(TWO_TOTALS);
	expect(await fourth.evaluate(() => sessionStorage.length)).toBe(0);
	await fourth.close();
	await expect(third.getByText("Tu plan está borrado")).toBeVisible();
	expect(await third.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
	await third.getByRole("button", { name: "Deshacer" }).click();
	await expect.poll(() => totals(third)).toEqual(TWO_TOTALS);
	// Undone in the tab alone: what was on the phone is gone.
	expect(await third.evaluate(() => localStorage.length)).toBe(0);
});

test("a file brings the plan back, and one that is broken, foreign or newer changes nothing", async ({ page }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const download = page.waitForEvent("download");
	await action(page, "Guardar archivo").click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^mi-plan-\d{4}-\d\d-\d\d\.json$/);
	const path = await file.path();
	await action(page, "Borrar todo").click();
	expect(await totals(page)).not.toEqual(TWO_TOTALS);
	const chooser = page.locator("input[type=file]");
	await chooser.setInputFiles(path);
	await expect.poll(() => totals(page)).toEqual(TWO_TOTALS);

	const foreign = "Ese archivo no es un plan guardado aquí, o está dañado. No cambiamos nada.";
	for (const [content, said] of [
		["{", foreign],
		['{"version":1,"budget":{"clinics":[]}}', foreign],
		['{"version":7}', "Ese archivo lo guardó una versión más nueva de esta página."],
		["1".repeat(900_000), "Ese archivo es demasiado grande para ser un plan."],
	] as const) {
		await chooser.setInputFiles({ name: "otro.json", mimeType: "application/json", buffer: Buffer.from(content) });
		await expect(page.getByText(said)).toBeVisible();
		expect(await totals(page)).toEqual(TWO_TOTALS);
	}
});

test("a file that a browser has dropped is asked for again by its name, or sent by an application", async ({
	page,
}) => {
	await page.addInitScript(() => {
		navigator.canShare = () => true;
		navigator.share = async ({ files = [] } = {}) => {
			document.title = `${files.map(({ name }) => name)} ${await files[0]?.text()}`;
		};
	});
	await openTool(page, BUDGET);
	await page.getByLabel("Noches", { exact: true }).fill("12");
	const first = page.waitForEvent("download");
	await action(page, "Guardar archivo").click();
	const name = (await first).suggestedFilename();
	await expect(page.getByText("Le pedimos a tu navegador que lo guarde.")).toBeVisible();
	const again = page.waitForEvent("download");
	await page.getByRole("link", { name }).click();
	expect((await again).suggestedFilename()).toBe(name);
	await page.getByRole("button", { name: "Enviar por una aplicación" }).click();
	await expect(page).toHaveTitle(new RegExp(`^${name} [^]*"nights": "12"`));
});

test("nothing is sent while a plan is made, kept, shared, saved and removed", async ({ page }) => {
	await openTool(page, BUDGET);
	await page.waitForLoadState("networkidle");
	const asked: string[] = [];
	page.on("request", (request) => /^http/.test(request.url()) && asked.push(request.url()));
	await twoClinics(page);
	await showClinic(page, "Clínica A");
	await page.getByLabel("Nombre de la clínica").first().fill("La primera");
	for (const name of ["Compartir", "Guardar en este dispositivo"]) {
		await action(page, name).click();
		await page.locator(".plan-panel").getByRole("button", { name: "Cerrar" }).click();
	}
	const download = page.waitForEvent("download");
	await action(page, "Guardar archivo").click();
	await download;
	await action(page, "Borrar todo").click();
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);
});

test("an amount that may mean two things is asked about, and a fault keeps what was typed", async ({ page }) => {
	await openTool(page, BUDGET);
	const price = cell(page, "Precio del ciclo", "Clínica A");
	await price.getByRole("textbox").fill("5.800");
	await price.getByRole("button", { name: "5,800.00" }).click();
	expect((await totals(page))[0]).toBe("US$\u{A0}5,800.00");
	await price.getByRole("textbox").fill("cinco mil");
	await expect(price.getByText("Escribe solo el monto")).toBeVisible();
	await expect(price.getByRole("textbox")).toHaveValue("cinco mil");
});

test("several currencies are added at the visitor's own rate, and not before it is given", async ({ page }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	await showClinic(page, "Clínica B");
	await page.getByLabel("Su moneda").locator("visible=true").last().selectOption("DOP");
	await expect(page.getByText("Falta la tasa de cambio para sumar todo en una moneda.")).toBeVisible();
	await page.getByLabel("Pesos por 1 USD").fill("60.25");
	expect(await totals(page)).toEqual(["US$\u{A0}7,490.00", "US$\u{A0}119.51"]);
});

test("the travel has one currency for all clinics, which is shown where it counts and on paper with the rates", async ({
	page,
}) => {
	await openTool(page, BUDGET);
	await showClinic(page, "Clínica B");
	await page.getByLabel("Su moneda").locator("visible=true").last().selectOption("DOP");
	await note(page, "Clínica A", { "Precio del ciclo": "5,000", Vuelos: "780" });
	await note(page, "Clínica B", { "Precio del ciclo": "290,000", Vuelos: "780" });
	await expect(page.getByLabel("Moneda del viaje")).toHaveValue("USD");
	await expect(cell(page, "Vuelos", "todas las clínicas").locator(".amount-field__unit")).toHaveText("USD");
	await expect(page.locator(".budget-picture")).toHaveCount(0);
	await page.getByLabel("Pesos por 1 USD").fill("60");
	await expect(page.locator(".budget-picture :is(.budget-picture__gap, .budget-picture__careful)")).toHaveText(
		"Clínica A cuesta US$\u{A0}166.67 más que Clínica B.",
	);
	await expectOneSheet(page, "Vuelos USD", "El viaje está en USD.", "Sumado a 60 pesos por 1 USD.");
	// Typed amounts keep their currency when the first clinic goes.
	await showClinic(page, "Clínica A");
	await page.getByRole("button", { name: "Quitar esta clínica: Clínica A" }).click();
	await expect(page.getByLabel("Moneda del viaje")).toHaveValue("USD");
	await expect(page.locator(".budget-totals :is(.budget-totals__amount, .budget-totals__none)")).toHaveText(
		"US$\u{A0}5,613.33",
	);
});

test("clinics that begin alike, or have one name, are told apart", async ({ page }) => {
	await openTool(page, BUDGET);
	const names = page.getByLabel("Nombre de la clínica");
	await names.locator("visible=true").first().fill("Clínica Santiago");
	await showClinic(page, "Clínica B");
	await names.locator("visible=true").last().fill("Clínica Santo Domingo");
	const tabs = page.locator(".plan-switch__name");
	await expect(tabs).toHaveText(["A · Clínica Santiago", "B · Clínica Santo Domingo"]);
	if (await tabs.first().isVisible()) {
		const isCut = await tabs.evaluateAll((all) => all.some((tab) => tab.scrollHeight > tab.clientHeight + 1));
		expect(isCut).toBe(false);
	}
	await names.locator("visible=true").last().fill("Clínica Santiago");
	await expect(page.locator(".budget-totals__name")).toHaveText(["Clínica Santiago (A)", "Clínica Santiago (B)"]);
});

test("a choice is made and undone by the keyboard, and clinics come and go", { tag: "@both" }, async ({ page }) => {
	await openTool(page, BUDGET);
	const study = cell(page, "Consulta y estudios", "Clínica A");
	await study.getByLabel("Incluido").focus();
	await page.keyboard.press("Space");
	await expect(study.getByLabel("Incluido")).toBeChecked();
	await page.keyboard.press("ArrowRight");
	await expect(study.getByLabel("Aparte")).toBeChecked();
	await expect(study.getByRole("textbox")).toBeVisible();
	await study.getByLabel("Aparte").click();
	await expect(study.getByLabel("Aparte")).not.toBeChecked();
	await page.getByRole("button", { name: "Añadir otra clínica" }).click();
	await showClinic(page, "Clínica C");
	await expect(cell(page, "Medicinas", "Clínica C")).toBeVisible();
	await expect(page.getByRole("button", { name: "Añadir otra clínica" })).toHaveCount(0);
	await page.getByRole("button", { name: "Quitar esta clínica: Clínica C" }).click();
	await expect(page.locator(".budget-totals__clinic")).toHaveCount(2);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says so, explains itself, and is a worksheet to print", async ({ page }) => {
		await page.goto(BUDGET);
		await expect(page.locator(".plan-page__worksheet")).toContainText("Puedes imprimir la página y llenarla a mano.");
		await expect(page.getByRole("heading", { name: "El precio del ciclo no es el total" })).toBeVisible();
		await page.emulateMedia({ media: "print" });
		const sheet = page.getByRole("table").first();
		await expect(sheet.getByRole("rowheader", { name: "Medicinas" })).toBeVisible();
		await expect(sheet.getByRole("columnheader", { name: /Clínica B/ })).toBeVisible();
	});
});
