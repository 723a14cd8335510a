import { FORMS, type FormId } from "../contract/forms.ts";
import { PAYLOADS } from "../testing/requests.ts";
import { expect, reach, test } from "./journey.ts";

const PLACES: Partial<Record<FormId, string>> = {
	direction: "/contacto?tipo=direccion",
	join: "/agenda-pais",
	toolkit: "/agenda-pais",
	alliance: "/agenda-pais",
	testimonial: "/testimonios",
};

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		for (const [form, place] of Object.entries(PLACES) as [FormId, string][]) {
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
				else await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
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
