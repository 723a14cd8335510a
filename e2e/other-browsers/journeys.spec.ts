/** The journeys of a visitor, told the same way to Firefox and to WebKit. */
import type { Visitor } from "../../testing/other-browsers/visitor.ts";
import { content } from "../fixtures/content.ts";
import { DESK_SIZE, EVERY_ROUTE } from "../fixtures/visit.ts";
import { expect, test } from "./visit.ts";

const FORM = "#contact-form-patient";

/** Comes near the patient's form of /contacto and waits until its script is at work. */
async function reachForm(visitor: Visitor): Promise<void> {
	await visitor.goTo("/contacto");
	await visitor.pointAt(`${FORM} button[type=submit]`);
	const asleep = () =>
		visitor.browser.run((form) => Boolean(document.querySelector(form)?.closest("astro-island[ssr]")), FORM);
	await expect.poll(asleep).toBe(false);
}

test("the menu of a phone opens and leads to the forms", async ({ visitor }) => {
	await visitor.goTo("/");
	expect(await visitor.read("h1")).not.toBe("");
	await visitor.click("header button", "Menú");
	await visitor.click("dialog a", "Contacto");
	await expect.poll(() => visitor.browser.run(() => location.pathname)).toBe("/contacto");
	await expect.poll(() => visitor.read("h1")).toContain("Contacto");
});

test("a patient writes, is thanked with a reference, and staff and patient get their mails", async ({
	visitor,
	backend,
}) => {
	await reachForm(visitor);
	await visitor.fill(FORM, "Nombre", "Ana Núñez");
	await visitor.fill(FORM, "Correo electrónico", "ana@example.com");
	await visitor.choose(FORM, "País donde vives", "PR");
	await visitor.fill(FORM, "Mensaje", "¿Cuántos días debo quedarme?");
	await visitor.click(`${FORM} button`, "Enviar solicitud");
	await expect.poll(() => visitor.read(`${FORM} [role=status]`)).toContain("Solicitud enviada");
	const [request] = backend.stored();
	expect(await visitor.read(`${FORM} [role=status]`)).toContain(`Tu referencia: ${request?.reference}`);
	expect(request?.details).toMatchObject({ name: "Ana Núñez", country: "PR", message: "¿Cuántos días debo quedarme?" });
	const mails = await backend.mail.received(2);
	expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual(["ana@example.com", "equipo@example.com"]);
});

for (const [zone, city, width] of [
	["America/New_York", "New York", 360],
	["Europe/Madrid", "Madrid", 390],
	["Pacific/Kiritimati", "Kiritimati", 1440],
	["America/Santo_Domingo", "Santo Domingo", 360],
] as const)
	test(`a call is agreed at a free hour, by the clock of ${city}`, async ({ visitor, backend }) => {
		await visitor.browser.resize(width, DESK_SIZE.height);
		await reachForm(visitor);
		await visitor.choose(FORM, "Asunto", "call");
		await expect.poll(() => visitor.read(`${FORM} .purpose-fields__hours legend`)).toBe("¿A qué hora?");
		await visitor.choose(FORM, "Tu ciudad", zone);
		await visitor.click(`${FORM} .purpose-fields__hours label`);
		await visitor.fill(FORM, "Nombre", "Ana Núñez");
		await visitor.fill(FORM, "Correo electrónico", "ana@example.com");
		await visitor.fill(FORM, "Teléfono", "787 555 0123");
		await visitor.choose(FORM, "País donde vives", "PR");
		await visitor.click(`${FORM} button`, "Enviar solicitud");
		await expect.poll(() => visitor.read(`${FORM} [role=status]`)).toContain("Solicitud enviada");
		const { call_at = "", time_zone } = backend.stored()[0]?.details ?? {};
		expect(time_zone).toBe(zone);
		const clock = new Date(call_at).toLocaleTimeString("es", { hour: "2-digit", minute: "2-digit", timeZone: zone });
		const told = await visitor.read(`${FORM} [role=status]`);
		expect(told).toContain("Te llamamos el");
		expect(told).toContain(`${clock} en ${city}`);
	});

test("faults are summed up and named, the first is led to, and nothing is sent or lost", async ({
	visitor,
	backend,
}) => {
	await reachForm(visitor);
	await visitor.fill(FORM, "Correo electrónico", "ana@");
	await visitor.fill(FORM, "Mensaje", "Hola");
	await visitor.click(`${FORM} button`, "Enviar solicitud");
	await expect.poll(() => visitor.read(`${FORM} .error-summary`)).toContain("Revisa estos datos");
	expect((await visitor.read(`${FORM} .error-summary a`)).split("\n")).toEqual([
		"Escribe tu nombre.",
		"Revisa el correo. Debe parecerse a nombre@ejemplo.com.",
		"Elige el país donde vives.",
	]);
	expect(await visitor.written(FORM, "Mensaje")).toBe("Hola");
	await visitor.click(`${FORM} .error-summary a`, "Escribe tu nombre.");
	const focused = () => visitor.browser.run(() => (document.activeElement as HTMLInputElement).name);
	await expect.poll(focused).toBe("name");
	expect(backend.stored()).toEqual([]);
});

test("a question is found by a word of it, and a word that nobody answers leads to asking", async ({ visitor }) => {
	await visitor.goTo("/faq");
	await visitor.fill("search", "", "pasaporte");
	await expect.poll(() => visitor.read("[data-results] .faq-index__found")).toMatch(/^[^\n]*pasaporte/i);
	await visitor.click("[data-results] .faq-index__found", "");
	await expect.poll(() => visitor.browser.run(() => location.pathname)).toMatch(/^\/preguntas\//);
	await visitor.goTo("/faq");
	await visitor.fill("search", "", "submarino");
	await expect.poll(() => visitor.read("main [role=status]")).toContain("Aún no respondemos");
	expect(await visitor.read("main a")).toContain("Escribir mi pregunta");
});

for (const [asked, told] of [
	["cuánto cuesta", /dólares/],
	["somos dos mujeres", /mujeres/],
] as const)
	test(`whoever asks «${asked}» is two taps from the answer and its sources`, async ({ visitor }) => {
		await visitor.goTo("/faq");
		await visitor.fill("search", "", asked);
		await expect.poll(() => visitor.read("[data-results] .faq-index__found")).not.toBe("");
		await visitor.click("[data-results] .faq-index__found", "");
		await expect.poll(() => visitor.browser.run(() => location.pathname)).toMatch(/^\/preguntas\/./);
		const answer = () => visitor.browser.run(() => document.querySelector(":target")?.parentElement?.innerText);
		await expect.poll(answer).toMatch(told);
	});

test("a longer trip has more nights", async ({ visitor }) => {
	const { form } = content.plan.stay;
	await visitor.goTo("/mi-plan/estadia");
	await visitor.pointAt(".stay-form select");
	const nights = async () => Number.parseInt(await visitor.read(".stay-result__nights"), 10);
	const before = await nights();
	expect(before).toBeGreaterThan(5);
	await visitor.choose(".stay-form", form.before, "5");
	await expect.poll(nights).toBe(before + 3);
});

test("two offers are told apart in one sentence", async ({ visitor }) => {
	const { example, offers, fields } = content.plan.loan;
	await visitor.goTo("/mi-plan/cuotas");
	await visitor.click(".plan-tool button", example.label);
	await expect.poll(() => visitor.read("[data-result=cuota]")).toMatch(/^US\$\s\d/);
	await visitor.click(".plan-tool button", offers.another);
	await visitor.fill(".plan-tool", fields.annualRate.label, "20");
	await visitor.fill(".plan-tool", fields.months.label, "36");
	await expect
		.poll(() => visitor.read(".loan-results__hundred"))
		.toMatch(/pagas US\$\s[\d.,]+ menos al mes y US\$\s[\d.,]+ más al final/);
});

test("the announcement moves on, is paused and closed", async ({ visitor }) => {
	// A phone has no room for the pause.
	await visitor.browser.resize(800, 640);
	await visitor.goTo("/");
	const current = () =>
		visitor.browser.run(() => document.querySelector<HTMLElement>(".announcement")?.dataset.current);
	await expect.poll(current).toBe("0");
	await expect.poll(current, { timeout: 15_000 }).toBe("1");
	expect(await visitor.read(".announcement li")).not.toBe("");
	await visitor.click(".announcement [data-action=pause]");
	const paused = () => visitor.browser.run(() => document.querySelector(".announcement")?.matches("[data-paused]"));
	expect(await paused()).toBe(true);
	await visitor.click(".announcement [data-action=close]");
	await expect.poll(() => visitor.read(".announcement")).toBe("");
});

test("a link that looks like none of the buttons is underlined", async ({ visitor }) => {
	await visitor.goTo("/para-pacientes");
	const line = (selector: string) =>
		getComputedStyle(document.querySelector(selector) as HTMLElement).textDecorationLine;
	expect(await visitor.browser.run(line, "main .button--quiet")).toBe("underline");
});

test("the bar's dropdown opens on a desk and leads to a unit", async ({ visitor }) => {
	await visitor.browser.resize(DESK_SIZE.width, DESK_SIZE.height);
	await visitor.goTo("/");
	await visitor.click(".navigation-bar summary");
	await visitor.click(".navigation-bar details a", "IVF.DO");
	await expect.poll(() => visitor.browser.run(() => location.pathname)).toBe("/ivfdo");
});

/** In the page: what can be told of any page from outside. */
function readPage() {
	const heading = document.querySelector("h1");
	const main = document.querySelector("main");
	return {
		headings: document.querySelectorAll("h1").length,
		heading: Boolean(heading?.checkVisibility({ opacityProperty: true }) && heading.innerText),
		typefaces: [...document.fonts]
			.filter(({ status }) => status === "loaded")
			.map(({ family }) => family.replaceAll('"', "")),
		styled: main !== null && getComputedStyle(document.body).margin === "0px",
		sideways: document.documentElement.scrollWidth - innerWidth,
		brokenPictures: [...document.images].filter((one) => one.complete && one.naturalWidth === 0).map(({ src }) => src),
	};
}

for (const width of [320, 390, 1440]) {
	test(`every page shows its heading in its style and stays within ${width} pixels`, async ({ visitor }) => {
		test.setTimeout(180_000);
		const shown = new Set<string>();
		await visitor.browser.resize(width, DESK_SIZE.height);
		for (const route of EVERY_ROUTE) {
			await visitor.goTo(route);
			await expect
				.poll(() => visitor.browser.run(readPage), route)
				.toEqual({
					headings: 1,
					heading: true,
					typefaces: expect.any(Array),
					styled: true,
					sideways: expect.any(Number),
					brokenPictures: [],
				});
			const { sideways, typefaces } = await visitor.browser.run(readPage);
			expect(sideways, route).toBeLessThanOrEqual(0);
			for (const family of typefaces) shown.add(family);
		}
		// One that comes late is not used before a next page.
		expect([...shown].sort()).toEqual(["Figtree", "Newsreader"]);
	});
}
