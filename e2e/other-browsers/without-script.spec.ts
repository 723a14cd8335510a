import { expect, test } from "./visit.ts";

test.use({ scripting: false });

const FORM = "#contact-form-patient";

test("a patient without script writes and lands on a page with the reference", async ({ visitor, backend }) => {
	await visitor.goTo("/contacto");
	await visitor.fill(FORM, "Nombre", "Ana Núñez");
	await visitor.fill(FORM, "Correo electrónico", "ana@example.com");
	await visitor.choose(FORM, "País donde vives", "DO");
	await visitor.click(`${FORM} button`, "Enviar solicitud");
	await expect.poll(() => visitor.read("h1")).toBe("Solicitud enviada");
	const [request] = backend.stored();
	expect(await visitor.read("main")).toContain(`Tu referencia: ${request?.reference}`);
	await backend.mail.received(2);
});

test("a call is asked for by the part of the day and the way, and the page after sending says what comes", async ({
	visitor,
	backend,
}) => {
	await visitor.goTo("/contacto");
	await visitor.choose(FORM, "Asunto", "call");
	await visitor.click(`${FORM} .pills__pill`, "Tarde");
	await visitor.click(`${FORM} .pills__pill`, "WhatsApp");
	await visitor.fill(FORM, "Nombre", "Ana Núñez");
	await visitor.fill(FORM, "Correo electrónico", "ana@example.com");
	await visitor.choose(FORM, "País donde vives", "ES");
	await visitor.click(`${FORM} button`, "Enviar solicitud");
	await expect.poll(() => visitor.read("h1")).toBe("Solicitud enviada");
	expect(await visitor.read("main")).toContain("Pediste una llamada");
	expect(backend.stored()[0]?.details).toMatchObject({ day_part: "afternoon", call_by: "whatsapp" });
	await backend.mail.received(2);
});

test("faults come back as a page with the summary and every word kept", async ({ visitor, backend }) => {
	await visitor.goTo("/contacto");
	await visitor.fill(FORM, "Correo electrónico", "ana@");
	await visitor.fill(FORM, "Mensaje", 'Con "comillas" & <signos>');
	await visitor.click(`${FORM} button`, "Enviar solicitud");
	await expect.poll(() => visitor.read("main [role=alert]")).toContain("Revisa estos datos");
	expect(await visitor.written("main", "Mensaje")).toBe('Con "comillas" & <signos>');
	expect(backend.stored()).toEqual([]);
});

test("the menu opens, and an old address of an answer shows the way to it", async ({ visitor }) => {
	await visitor.goTo("/");
	await visitor.click("header a", "Menú");
	await visitor.click('dialog a[href="/faq"]');
	await expect.poll(() => visitor.browser.run(() => location.pathname)).toBe("/faq");
	await visitor.goTo("/faq#comision");
	await expect.poll(() => visitor.read("#comision")).not.toBe("");
});
