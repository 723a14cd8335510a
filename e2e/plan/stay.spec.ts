import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { expect, test } from "../fixtures/visit.ts";
import { expectOneSheet, openBeforeScripts, openTool } from "./tool-page.ts";

const STAY = "/mi-plan/estadia";

const reach = (page: Page) => openTool(page, STAY);

const nights = (page: Page) => page.locator(".stay-result__output");
const month = (page: Page, name: string) => page.getByRole("table", { name });
const onDay = (page: Page, day: string) =>
	page.getByRole("listitem").filter({ has: page.getByText(day, { exact: true }) });

async function savedCalendar(page: Page) {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Guardar en mi calendario" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("calendario.ics");
	const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), "utf8")));
	return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("the dates of a clinic become days, nights and flights, and nothing is asked of a server", async ({ page }) => {
	await reach(page);
	await expect(nights(page)).toContainText("Ejemplo");
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));

	await page.getByLabel("Primera inyección").fill("2027-02-20");
	await expect(nights(page)).toContainText("20 noches");
	await expect(nights(page)).toContainText("Del jue 18 de febrero al mié 10 de marzo");
	await expect(month(page, "Febrero de 2027").getByRole("cell", { name: "18 Allá. Llegas" })).toBeVisible();
	await expect(month(page, "Marzo de 2027").getByRole("cell", { name: "3 Allá. Extracción de óvulos" })).toBeVisible();
	await expect(page.getByText("Calculada: mié 3 de marzo. Puede caer del 1 al 5 de marzo.")).toBeVisible();
	const flights = page.getByRole("region", { name: "No compres el vuelo hasta que" });
	await expect(flights.getByRole("listitem").first()).toContainText("te confirme por escrito la primera inyección");
	await expect(flights.getByRole("listitem").last()).toContainText("te dé por escrito la fecha de la transferencia");
	await expect(flights.getByRole("listitem").last()).toContainText("Puede caer del 6 al 13 de marzo");

	await page.getByLabel("Extracción de óvulos").fill("2027-03-04");
	await expect(nights(page)).toContainText("21 noches");
	await page.getByLabel("Noches extra al final").selectOption("4");
	await expect(nights(page)).toContainText("23 noches");
	await page.getByRole("radio", { name: "En mi ciudad" }).check();
	await expect(nights(page)).toContainText("13 noches");
	await page.getByRole("heading", { name: "Los papeles" }).click();
	await page.getByLabel("Pasaporte").check();
	await savedCalendar(page);
	expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);

	await page.reload();
	await expect(nights(page)).toContainText("13 noches");
	await expect(page.getByLabel("Extracción de óvulos")).toHaveValue("2027-03-04");
	await expect(page.getByLabel("Pasaporte")).toBeChecked();
});

test("what is answered before the script has come counts, each date and each choice", async ({ page }) => {
	const letScriptsCome = await openBeforeScripts(page, STAY);
	await page.getByLabel("Primera inyección").fill("2027-02-20");
	await page.getByLabel("Extracción de óvulos").fill("2027-03-04");
	await page.getByLabel("Noches extra al final").selectOption("4");
	await page.getByRole("heading", { name: "Los papeles" }).click();
	await page.getByLabel("Pasaporte").check();
	letScriptsCome();
	await page.keyboard.press("Shift");
	await expect(page.getByRole("button", { name: "Guardar en mi calendario" })).toBeVisible();
	await expect(page.getByLabel("Primera inyección")).toHaveValue("2027-02-20");
	await expect(page.getByLabel("Extracción de óvulos")).toHaveValue("2027-03-04");
	await expect(page.getByLabel("Noches extra al final")).toHaveValue("4");
	await expect(page.getByLabel("Pasaporte")).toBeChecked();
});

test("the calendar file opens in a calendar, and names nothing unless the visitor wants it to", async ({ page }) => {
	await reach(page);
	await page.getByLabel("Primera inyección").fill("2028-02-20");
	const discreet = await savedCalendar(page);
	const told = discreet.map(({ summary, description }) => `${summary} ${description ?? ""}`).join(" ");
	expect(told).not.toMatch(/inyecci|óvulo|transfer|embara|clínica te d|laboratorio|extracci/i);
	expect(discreet.every(({ startDate, endDate }) => startDate.isDate && endDate.isDate)).toBe(true);

	await page.getByLabel("Con nombres discretos").uncheck();
	const named = await savedCalendar(page);
	const retrieval = named.find(({ summary }) => summary === "Extracción de óvulos");
	// A leap year: the day after 29 February.
	expect([retrieval?.startDate.toString(), retrieval?.endDate.toString()]).toEqual(["2028-03-02", "2028-03-03"]);
	const injections = named.find(({ summary }) => summary === "Inyecciones, cada día");
	expect([injections?.startDate.toString(), injections?.endDate.toString()]).toEqual(["2028-02-20", "2028-03-01"]);
	expect(named.map(({ uid }) => uid)).toEqual(discreet.map(({ uid }) => uid));
	expect(new Set(named.map(({ uid }) => uid)).size).toBe(named.length);
});

test("a transfer of another month makes two trips, and a companion has nights of their own", async ({ page }) => {
	await reach(page);
	await page.getByRole("radio", { name: "Otro mes, en un segundo viaje" }).check();
	await page.getByRole("radio", { name: "Alguien, para la extracción" }).check();
	await page.getByLabel("Primera inyección").fill("2027-01-04");
	await page.getByLabel("Transferencia").fill("2027-02-26");
	await expect(nights(page)).toContainText("Primer viaje, del sáb 2 de enero al dom 17 de enero, 15 noches");
	await expect(nights(page)).toContainText("Segundo viaje, del mié 24 de febrero al dom 28 de febrero, 4 noches");
	await expect(nights(page)).toContainText("Quien te acompaña duerme allá 2 noches");
	await expect(page.locator(".stay-flights li")).toHaveCount(4);
	await expect(onDay(page, "Mié 24 de febrero")).toContainText("Llegas");
});

test("a date that cannot be says what to do, keeps what was typed and moves nothing", async ({ page }) => {
	await reach(page);
	await page.getByLabel("Primera inyección").fill("2027-02-20");
	const retrieval = page.getByLabel("Extracción de óvulos");
	await retrieval.fill("2027-02-10");
	await page.getByLabel("Transferencia").focus();
	await expect(retrieval).toHaveAccessibleDescription(/Esta fecha va después de las de arriba/);
	await expect(retrieval).toHaveValue("2027-02-10");
	await expect(nights(page)).toContainText("20 noches");
	await retrieval.fill("2027-03-03");
	await expect(retrieval).toHaveAccessibleDescription("");
});

test("dates that are over are told, and mended they are not", async ({ page }) => {
	await reach(page);
	const start = page.getByLabel("Primera inyección");
	await start.fill("2025-02-20");
	await expect(start).toHaveAccessibleDescription(/Ese día ya pasó/);
	await expect(page.locator(".stay-flights__list")).toContainText(
		"ya pasó. Pregunta a la clínica por las fechas nuevas",
	);
	await start.fill(`${new Date().getFullYear() + 2}-02-20`);
	await expect(page.getByText("ya pasó")).toHaveCount(0);
});

test("a visitor who injects at home is not told of scans at the clinic there", async ({ page }) => {
	await reach(page);
	await expect(page.getByText("la clínica te cita para sonografías")).toBeVisible();
	await page.getByRole("radio", { name: "En mi ciudad" }).check();
	await expect(page.getByText("Las sonografías y los análisis te los haces cerca de tu casa.")).toBeVisible();
	await expect(page.getByText("la clínica te cita para sonografías")).toHaveCount(0);
});

test("its nights go into the budget when the visitor takes them there", async ({ page }) => {
	await reach(page);
	await page.getByLabel("Primera inyección").fill("2027-02-20");
	await page.getByRole("link", { name: "Llevar estas noches a mi presupuesto" }).click();
	await expect(page).toHaveURL(/\/mi-plan\/presupuesto$/);
	await expect(page.getByLabel("Noches", { exact: true })).toHaveValue("20");
});

for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"]) {
	test.describe(`on a phone set to ${timezoneId}`, () => {
		test.use({ timezoneId });

		test("every day is the day the clinic gave", async ({ page }) => {
			await reach(page);
			// In New York clocks are set forward on 14 March.
			await page.getByLabel("Extracción de óvulos").fill("2027-03-14");
			await expect(
				month(page, "Marzo de 2027").getByRole("cell", { name: "14 Allá. Extracción de óvulos" }),
			).toBeVisible();
			const events = await savedCalendar(page);
			expect(events.map(({ startDate }) => startDate.toString())).toContain("2027-03-14");
		});
	});
}

test("it prints on one sheet, dates and boxes included", async ({ page }) => {
	await reach(page);
	await page.getByRole("radio", { name: "Otro mes, en un segundo viaje" }).check();
	await page.getByLabel("Primera inyección").fill("2027-01-04");
	await expectOneSheet(
		page,
		"Enero de 2027",
		"Extracción de óvulos",
		"Pasaporte",
		"Ropa suelta",
		"No compres el vuelo",
	);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the example stands there by days, to be printed, and asks nothing", async ({ page }) => {
		await page.goto(STAY);
		await expect(nights(page)).toContainText("Ejemplo");
		await expect(page.getByRole("table", { name: "Semana a semana" })).toBeVisible();
		await expect(onDay(page, "Día 14")).toContainText("Extracción de óvulos");
		await expect(page.getByText("pendientes de revisión clínica").first()).toBeVisible();
		await expect(page.getByLabel("Primera inyección")).toBeHidden();
		await expectOneSheet(page);
	});
});
