import { FORMS, type FormId } from "../contract/forms.ts";
import { PAYLOADS } from "../testing/requests.ts";
import { expect, reach, test } from "./journey.ts";

/** Where each form stands, and what is said of it once it is sent. */
const PLACES: Partial<Record<FormId, { place: string; sent: string }>> = {
	direction: { place: "/contacto?tipo=direccion", sent: "Mensaje enviado" },
	join: { place: "/agenda-pais", sent: "Solicitud enviada" },
	toolkit: { place: "/agenda-pais", sent: "Solicitud enviada" },
	alliance: { place: "/agenda-pais", sent: "Propuesta enviada" },
	testimonial: { place: "/testimonios", sent: "Testimonio enviado" },
};

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		for (const [form, { place, sent }] of Object.entries(PLACES) as [FormId, { place: string; sent: string }][]) {
			test(`the form ${form} on ${place} is stored with every answer`, async ({ page, house }) => {
				await page.goto(place);
				const element = page.locator(`#${FORMS[form].anchor}`);
				if (!javaScriptEnabled && place.startsWith("/contacto")) {
					await page.locator('details[data-tipo="direccion"] > summary').click();
				}
				if (javaScriptEnabled) await reach(element);
				const answers: Record<string, string> = PAYLOADS[form];
				for (const field of FORMS[form].fields) {
					const control = element.locator(`[name="${field}"]`);
					if (field === "consent") await control.check();
					else if (await control.evaluate(({ tagName }) => tagName === "SELECT")) {
						await control.selectOption(answers[field] ?? "");
					} else await control.fill(answers[field] ?? "");
				}
				await element.locator("button[type=submit]").click();
				if (javaScriptEnabled) await expect(element.getByRole("status")).toContainText("Tu referencia:");
				else await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent);
				const { type, ...details } = answers;
				expect(house.stored()).toMatchObject([{ kind: type, details }]);
				await house.mail.received(2);
			});
		}
	});
}

test("a testimonial without consent is not sent", async ({ page, house }) => {
	await page.goto("/testimonios");
	const form = page.locator("#testimonial-form");
	await reach(form);
	await form.locator("button[type=submit]").click();
	await expect(form.getByRole("alert").first()).toContainText("necesitamos que marques esta casilla");
	expect(house.stored()).toEqual([]);
});
