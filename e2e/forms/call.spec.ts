import type { Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { CALL_HOURS_PATH, type FreeHours } from "../../contract/requests/calls.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import { axeViolations } from "../appearance/checks/accessible.ts";
import { content } from "../fixtures/content.ts";
import { expect, fillPatient, reach, test } from "../fixtures/journey.ts";
import { translatePage } from "../fixtures/other-hands.ts";

const { call, summary } = content.messages.forms;
const CALL = "/contacto?tipo=paciente&asunto=llamada#contact-form-patient";
const OFFICE = "America/Santo_Domingo";

const clock = (at: string, timeZone: string) =>
	new Date(at).toLocaleTimeString("es", { hour: "2-digit", minute: "2-digit", timeZone });
const shortDay = (at: string, timeZone: string) =>
	new Date(at).toLocaleDateString("es", { weekday: "short", day: "numeric", month: "short", timeZone });
const dayOf = (at: string, timeZone: string) =>
	new Date(at).toLocaleDateString("es", { weekday: "long", day: "numeric", month: "long", timeZone }).replace(",", "");

const form = (page: Page) => page.locator("#contact-form-patient");
const group = (page: Page, name: string) => form(page).getByRole("group", { name, exact: true });
const send = async (page: Page) => await form(page).getByRole("button", { name: "Enviar solicitud" }).click();
/** The tap that stands for an hour. */
const tapOf = (page: Page, at: string) =>
	group(page, call.hour).locator("label", { has: page.locator(`[value="${at}"]`) });

async function hours(page: Page): Promise<string[]> {
	return ((await (await page.request.get(CALL_HOURS_PATH)).json()) as FreeHours).hours;
}

/** Comes by the button for a call, and waits for the hours. */
async function comeForCall(page: Page): Promise<Locator> {
	await page.goto(CALL);
	await reach(form(page));
	await expect(group(page, call.hour)).toBeVisible();
	return form(page);
}

/** Chooses an hour by its day. */
async function choose(page: Page, at: string, zone: string): Promise<void> {
	await group(page, call.day)
		.locator("label", { hasText: shortDay(at, zone) })
		.click();
	await tapOf(page, at).click();
}

for (const [zone, city] of [
	["America/New_York", "New York"],
	["Europe/Madrid", "Madrid"],
	["Pacific/Kiritimati", "Kiritimati"],
	[OFFICE, "Santo Domingo"],
] as const) {
	test.describe(`in ${city}`, () => {
		test.use({ timezoneId: zone });

		test(`somebody in ${city} chooses an hour on both clocks, and keeps it as a file`, async ({ page, backend }) => {
			const patient = await comeForCall(page);
			const at = (await hours(page)).at(-1) as string;
			await expect(patient.getByLabel(call.zone)).toHaveValue(zone);
			await choose(page, at, zone);
			await expect(tapOf(page, at)).toContainText(clock(at, zone));
			if (zone !== OFFICE) await expect(tapOf(page, at)).toContainText(`${clock(at, OFFICE)} en Santo Domingo`);
			await fillPatient(patient);
			await send(page);
			await expect(patient.getByText(content.messages.errors.phone?.required ?? "").first()).toBeVisible();
			await patient.getByRole("textbox", { name: "Teléfono" }).fill("787 555 0123");
			await send(page);
			const told = patient.getByRole("status");
			await expect(told).toContainText(`${dayOf(at, zone)}, ${clock(at, zone)} en ${city}`);
			await expect(told).toContainText(`${clock(at, OFFICE)} en Santo Domingo`);
			expect(backend.stored()).toMatchObject([{ purpose: "call", details: { call_at: at, time_zone: zone } }]);
			const file = await told.getByRole("link", { name: call.calendar }).getAttribute("href");
			const written = await page.evaluate(async (address) => await (await fetch(address)).text(), file ?? "");
			const event = new ICAL.Component(ICAL.parse(written))
				.getFirstSubcomponent("vevent")
				?.getFirstPropertyValue("dtstart");
			expect((event as ICAL.Time).toJSDate().toISOString()).toBe(at);
			await expect(patient.getByLabel("Asunto")).toHaveValue("");
			await expect(patient.locator(".field__mark").first()).toBeVisible();
		});
	});
}

test("another city changes every hour, and not the one that was chosen", async ({ page }) => {
	const patient = await comeForCall(page);
	const at = (await hours(page)).at(-1) as string;
	await patient.getByLabel(call.zone).selectOption("Pacific/Kiritimati");
	await choose(page, at, "Pacific/Kiritimati");
	await patient.getByLabel(call.zone).selectOption("Europe/Madrid");
	await expect(tapOf(page, at)).toContainText(clock(at, "Europe/Madrid"));
	await expect(tapOf(page, at).getByRole("radio")).toBeChecked();
});

test.describe("where the clocks change", () => {
	test.use({ timezoneId: "America/New_York" });

	test("the same hour of the team's is another one of the visitor's a week later", async ({ page }) => {
		const [before, after] = ["2026-03-06T13:00:00.000Z", "2026-03-09T13:00:00.000Z"];
		await page.route(`**${CALL_HOURS_PATH}`, (route) => route.fulfill({ json: { hours: [before, after] } }));
		await comeForCall(page);
		await choose(page, before, "America/New_York");
		await expect(tapOf(page, before)).toHaveText("08:0009:00 en Santo Domingo");
		await choose(page, after, "America/New_York");
		await expect(tapOf(page, after)).toHaveText("09:0009:00 en Santo Domingo");
	});
});

test.describe("when the service says no", () => {
	test.use({ expectedConsole: /status of 422|^422$|net::ERR_FAILED/ });

	test("an hour that somebody took meanwhile costs a tap on the nearest one, and no word", async ({
		page,
		backend,
	}) => {
		const patient = await comeForCall(page);
		const [at = "", next = ""] = (await hours(page)).slice(-2);
		const zone = await patient.getByLabel(call.zone).inputValue();
		await choose(page, at, zone);
		await fillPatient(patient);
		await patient.getByRole("textbox", { name: "Teléfono" }).fill("787 555 0123");
		await patient.getByLabel("Mensaje").fill("¿Cuántos días?");
		const other = {
			type: "patient",
			purpose: "call",
			name: "Eva",
			email: "eva@example.com",
			country: "PR",
			call_at: at,
		};
		await page.request.post(CONTACT_PATH, {
			data: { ...other, phone: "787 555 0199" },
			headers: { apikey: DEFAULT_CONTACT_PUBLIC_KEY },
		});
		await send(page);
		await expect(patient.getByRole("link", { name: call.errors.call_at.taken })).toBeVisible();
		await expect(group(page, call.day).getByRole("radio", { name: call.nearest })).toBeChecked();
		await patient.getByRole("link", { name: call.errors.call_at.taken }).click();
		await expect(page.locator("#patient-call_at")).toBeFocused();
		await choose(page, next, zone);
		await expect(tapOf(page, at)).toHaveCount(0);
		await expect(page.locator("#patient-call_at")).toHaveCount(0);
		await expect(patient.getByLabel("Mensaje")).toHaveValue("¿Cuántos días?");
		await send(page);
		await expect(patient.getByRole("status")).toContainText("Te llamamos el");
		expect(backend.stored().map(({ details }) => details.call_at)).toEqual([at, next]);
	});

	test("where the hours cannot be read, day and part of the day are asked, and it is said", async ({
		page,
		backend,
	}) => {
		await page.route(`**${CALL_HOURS_PATH}`, (route) => route.abort());
		await page.goto(CALL);
		const patient = form(page);
		await reach(patient);
		await expect(patient.getByText(call.unreachable)).toBeVisible();
		await patient.getByRole("radio", { name: call.choices.morning }).check();
		await patient.getByRole("radio", { name: call.choices.whatsapp }).check();
		await fillPatient(patient);
		await send(page);
		await expect(patient.getByText(call.wish)).toBeVisible();
		expect(backend.stored()).toMatchObject([{ details: { day_part: "morning", call_by: "whatsapp" } }]);
	});
});

test("whoever finds no hour that suits says day and part of the day", async ({ page, backend }) => {
	const patient = await comeForCall(page);
	await expect(patient.getByText(call.day_part)).toBeHidden();
	await group(page, call.hour).getByRole("radio", { name: call.none }).check();
	await patient.getByRole("radio", { name: call.choices.afternoon }).check();
	await fillPatient(patient);
	await send(page);
	await expect(patient.getByRole("status")).toContainText(call.wish);
	expect(backend.stored()[0]?.details).toMatchObject({ day_part: "afternoon" });
});

test("what was answered before the hours came stays", async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(`**${CALL_HOURS_PATH}`, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(CALL);
	await reach(form(page));
	await expect(form(page).getByText(call.loading)).toBeVisible();
	await form(page).getByRole("radio", { name: call.choices.midday }).check();
	held.resolve();
	await expect(group(page, call.hour).getByRole("radio", { name: call.none })).toBeChecked();
	await expect(form(page).getByLabel(call.choices.midday)).toBeChecked();
});

test("nothing of a call is sent for another purpose", async ({ page, backend }) => {
	const patient = await comeForCall(page);
	await group(page, call.hour).getByRole("radio").first().check();
	await patient.getByLabel("Asunto").selectOption("profile");
	await expect(group(page, call.hour)).toBeHidden();
	await fillPatient(patient);
	await send(page);
	await expect(patient.getByRole("status")).toContainText("Solicitud enviada");
	expect(backend.stored()[0]?.details).not.toHaveProperty("time_zone");
});

test("the days and hours are told by name, chosen by keys, and kept on a page that is translated", async ({ page }) => {
	await comeForCall(page);
	expect(await axeViolations(page, {}, "#contact-form-patient")).toEqual([]);
	await group(page, call.day).getByRole("radio").first().focus();
	await page.keyboard.press("ArrowRight");
	await expect(group(page, call.day).getByRole("radio").nth(1)).toBeChecked();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.evaluate(translatePage);
	const chosen = page.locator("[name=call_at]:checked");
	const at = await chosen.inputValue();
	await page.locator("[name=time_zone]").selectOption("Europe/Madrid");
	await expect(chosen).toHaveValue(at);
	await expect(page.locator("label", { has: chosen })).toContainText(clock(at, "Europe/Madrid"));
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, expectedConsole: /status of 422/ });

	test("day, part of the day and channel are asked in taps, and a closed day costs nothing that was said", async ({
		page,
		backend,
	}) => {
		await page.goto("/contacto");
		const patient = form(page);
		await patient.getByLabel("Asunto").selectOption("call");
		await fillPatient(patient);
		const [open = ""] = await hours(page);
		const sunday = new Date(Date.parse(open) + (7 - new Date(open).getUTCDay()) * 86_400_000).toJSON().slice(0, 10);
		await patient.getByLabel(call.day).fill(sunday);
		await patient.getByRole("radio", { name: call.choices.midday }).check();
		await patient.getByRole("radio", { name: call.choices.phone }).check();
		await send(page);
		await expect(page.getByRole("heading", { name: summary })).toBeVisible();
		await page.getByRole("link", { name: call.errors.call_day.choice }).click();
		await expect(patient.getByLabel(call.day)).toHaveValue(sunday);
		await patient.getByLabel(call.day).fill(open.slice(0, 10));
		await send(page);
		await expect(page.getByText(call.wish)).toBeVisible();
		expect(backend.stored()).toMatchObject([
			{ purpose: "call", details: { call_day: open.slice(0, 10), day_part: "midday", call_by: "phone" } },
		]);
	});

	test("the page after sending says an hour on both clocks, and has its file", async ({ page }) => {
		await page.goto(
			"/solicitud-recibida?ref=7K4R-62XW&form=patient&purpose=call&call_at=2026-11-30T14:30:00.000Z&time_zone=America/New_York",
		);
		await expect(page.getByRole("main")).toContainText(
			"lunes 30 de noviembre, 09:30 en New York (10:30 en Santo Domingo)",
		);
		await expect(page.getByRole("link", { name: call.calendar })).toBeVisible();
	});
});
