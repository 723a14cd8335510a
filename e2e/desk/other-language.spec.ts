/** A request in each language on its whole way: page, store, mails and desk. */
import type { Words } from "../../content-model/content.ts";
import { content } from "../fixtures/content.ts";
import { reach } from "../fixtures/journey.ts";
import { ANA, device, expect, signedIn, test } from "./team.ts";

for (const [words, asked, greeting] of [
	[content, "Paciente", "Hola, Ana:"],
	[content.languages.en as Words, "Paciente · En inglés", "Hello, Ana,"],
] as const) {
	test(`a patient writes in the language ${words.language}, and the team answers in it`, async ({ office }) => {
		const { forms, notices } = words.messages;
		const { submit, fields } = forms.patient;
		const visitor = await device(office);
		await visitor.goto(words.pages.contacto.path);
		const form = visitor.locator("#contact-form-patient");
		await reach(form);
		await form.getByLabel(`${fields.name?.label}`, { exact: true }).fill("Ana Lee");
		await form.getByLabel(`${fields.email?.label}`).fill("ana.lee@example.org");
		await form.getByLabel(`${fields.country?.label}`).selectOption("US");
		await form.getByRole("button", { name: submit }).click();
		const thanks = form.getByRole("status");
		await expect(thanks).toContainText(notices.sent.patient.title);
		const reference = await thanks.locator("strong").innerText();

		const mailTo = (address: string) => office.mail.sentTo(address).find(({ subject }) => subject?.includes(reference));
		await expect.poll(() => mailTo("ana.lee@example.org")?.text).toContain(words.site.name);
		await expect.poll(() => mailTo("equipo@example.com")?.text).toContain("Abrir en la mesa");

		const ana = await signedIn(office, ANA);
		await ana.getByRole("link", { name: "Ana Lee" }).click();
		await expect(ana.getByText(asked, { exact: true })).toBeVisible();
		const reply = await ana.getByRole("link", { name: "Desde mi correo" }).getAttribute("href");
		expect(decodeURIComponent(reply ?? "")).toContain(greeting);
	});
}
