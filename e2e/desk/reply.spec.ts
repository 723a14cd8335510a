/** An answer by mail from the request's page, and how it goes on: with and without script, by keyboard, on a phone. */
import { axeViolations } from "../appearance/checks/accessible.ts";
import { ANA, DESKTOP, expect, LUIS, leaveEverywhere, PHONE, signedIn, signIn, test } from "./team.ts";

for (const script of [true, false]) {
	test(`an answer takes one of the site's along, and leaves in the receipt's thread, ${script ? "with" : "without"} script`, async ({
		office,
	}) => {
		const [reference] = office.references;
		const receipt = () => office.mail.sentTo("mariela@example.org").find(({ inReplyTo }) => !inReplyTo);
		await expect.poll(() => receipt()?.messageId).toBeTruthy();
		const ana = await signedIn(office, ANA, { screen: PHONE, script });
		await ana.goto(`/mesa/${reference}`);
		await ana.getByLabel("Tu respuesta").fill("Sí, y te cuento más.");
		await ana.getByLabel("Buscar en las respuestas del sitio").fill("cuánto cuesta");
		await ana.getByLabel("Buscar en las respuestas del sitio").press("Enter");
		await ana.locator(".write-reply__found summary").first().click();
		if (script) expect(await axeViolations(ana, {})).toEqual([]);
		await ana.getByRole("button", { name: "Poner en mi respuesta" }).first().click();
		await expect(ana.getByLabel("Tu respuesta")).toHaveValue(/^Sí, y te cuento más\.\n\n.+https?:\/\/\S+#\S+$/s);
		await ana.getByRole("button", { name: "Enviar y marcar" }).click();
		await expect(ana.getByText("Tu respuesta a Mariela Cruz · ")).toBeVisible();
		office.hurryMails();
		const sent = () => office.mail.sentTo("mariela@example.org").find(({ inReplyTo }) => inReplyTo);
		await expect.poll(() => sent()?.inReplyTo).toBe(receipt()?.messageId);
		expect(sent()?.text).toMatch(/^Hola, Mariela:\n\nSí, y te cuento más\.\n.*Ana/s);
		await ana.goto(`/mesa/${reference}`);
		await expect(ana.getByText("respuesta · enviado")).toBeVisible();
	});
}

test("an answer taken back does not leave, and its words are in the field again", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.goto(`/mesa/${office.references[0]}`);
	await ana.getByLabel("Tu respuesta").fill("Mejor no");
	await ana.getByRole("button", { name: "Enviar y marcar" }).click();
	await ana.getByRole("button", { name: "Deshacer" }).click();
	await expect(ana.getByText("No salió.")).toBeVisible();
	await expect(ana.getByLabel("Tu respuesta")).toHaveValue("Mejor no");
});

test("of two who answer at once the second is told before hers leaves, and keeps her words", async ({ office }) => {
	const [ana, luis] = [await signedIn(office, ANA), await signedIn(office, LUIS)];
	for (const page of [ana, luis]) await page.goto(`/mesa/${office.references[0]}`);
	await ana.getByLabel("Tu respuesta").fill("La de Ana");
	await luis.getByLabel("Tu respuesta").fill("La de Luis");
	await luis.getByRole("button", { name: "Enviar y marcar" }).click();
	await expect(luis.getByText("Tu respuesta a Mariela Cruz")).toBeVisible();
	await expect(ana.getByText("Luis Gil respondió por correo").first()).toBeVisible();
	await ana.getByRole("button", { name: "Enviar otra respuesta" }).click();
	await expect(ana.getByRole("alert")).toContainText("Luis Gil respondió por correo");
	await expect(ana.getByLabel("Tu respuesta")).toHaveValue("La de Ana");
	office.hurryMails();
});

test("a session that ran out keeps the answer that was being written", async ({ office }) => {
	const ana = await signedIn(office, ANA, { script: false });
	await ana.goto(`/mesa/${office.references[0]}`);
	await ana.getByLabel("Tu respuesta").fill("No se pierde");
	await leaveEverywhere(await signedIn(office, ANA));
	await ana.getByRole("button", { name: "Enviar y marcar" }).click();
	await signIn(office, ana, ANA);
	await ana.getByRole("button", { name: "Enviarlo otra vez" }).click();
	await expect(ana.getByText("Tu respuesta a Mariela Cruz")).toBeVisible();
	office.hurryMails();
});

test("the keys go through the list, answer and mark; while somebody types they are letters", async ({ office }) => {
	const ana = await signedIn(office, ANA, { screen: DESKTOP });
	await ana.keyboard.press("j");
	await ana.keyboard.press("j");
	await ana.keyboard.press("k");
	await ana.keyboard.press("Enter");
	await expect(ana.getByRole("heading", { level: 1, name: "Mariela Cruz" })).toBeVisible();
	await ana.keyboard.press("?");
	await expect(ana.getByRole("dialog", { name: "Teclas" })).toBeVisible();
	await ana.keyboard.press("Escape");
	await expect(ana.getByRole("dialog", { name: "Teclas" })).toBeHidden();
	await ana.keyboard.press("j");
	await expect(ana.getByRole("heading", { level: 1, name: "Claire Dubois" })).toBeVisible();
	await ana.keyboard.press("r");
	await ana.keyboard.type("eje");
	await expect(ana.getByLabel("Tu respuesta")).toHaveValue("eje");
	await ana.getByRole("heading", { level: 1 }).click();
	await ana.keyboard.press("e");
	await expect(ana.getByText("Marcaste como respondida la de Claire Dubois")).toBeVisible();
});

test("how it goes on and a day to follow up are noted with one tap each", async ({ office }) => {
	const ana = await signedIn(office, ANA, { screen: PHONE });
	const [reference] = office.references;
	await ana.goto(`/mesa/${reference}`);
	await ana.getByRole("button", { name: "Hablamos" }).click();
	await expect(ana.getByRole("button", { name: "Hablamos" })).toHaveAttribute("aria-pressed", "true");
	const day = await ana.getByLabel("Volver a hablar el").getAttribute("min");
	await ana.getByLabel("Volver a hablar el").fill(day ?? "");
	await ana.getByRole("button", { name: "Guardar el día" }).click();
	await expect(ana.getByText("Anotado.")).toBeVisible();
	await ana.goto("/mesa");
	await expect(ana.getByRole("region", { name: "Hoy" }).getByRole("link", { name: "Mariela Cruz" })).toBeVisible();
});

for (const script of [true, false]) {
	test(`a contact by WhatsApp is written down with a thumb, ${script ? "with" : "without"} script`, async ({
		office,
	}) => {
		const ana = await signedIn(office, ANA, { screen: PHONE, script });
		await ana.getByRole("link", { name: "Anotar" }).click();
		await ana.getByRole("radio", { name: "WhatsApp", exact: true }).click();
		await ana.getByLabel("Nombre").fill("Mía Rosario");
		await ana.getByRole("button", { name: "Guardar" }).click();
		await expect(ana.getByText("con uno basta.", { exact: false }).last()).toBeVisible();
		await ana.getByLabel("Teléfono, con código").fill("809 555 0142");
		await ana.getByRole("radio", { name: "De palabra" }).click();
		if (script) expect(await axeViolations(ana, {})).toEqual([]);
		await ana.getByRole("button", { name: "Guardar" }).click();
		await expect(ana.getByText("Quedó anotada, y la tienes tú.")).toBeVisible();
		await expect(ana.getByRole("heading", { level: 1, name: "Mía Rosario" })).toBeVisible();
	});
}
