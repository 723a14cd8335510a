import { FORM_IDS } from "../../contract/requests/forms.ts";
import { PAYLOADS } from "../../testing/requests.ts";
import { filledAnyForm, PLACES } from "../fixtures/every-form.ts";
import { expect, reach, test } from "../fixtures/journey.ts";

// Those of patients and clinics have tests of their own.
const OTHERS = FORM_IDS.filter((form) => form !== "patient" && form !== "clinic");

for (const javaScriptEnabled of [true, false]) {
	// Those of patients and clinics are sent without script in every run (without-script.spec.ts).
	const tag = javaScriptEnabled ? [] : ["@sweep"];
	test.describe(javaScriptEnabled ? "with script" : "without script", { tag }, () => {
		test.use({ javaScriptEnabled });

		for (const form of OTHERS) {
			const { address, sent } = PLACES[form];
			test(`the form ${form} on ${address} is stored with every answer`, async ({ page, backend }) => {
				const element = await filledAnyForm(page, form, javaScriptEnabled);
				const notice_version = await element.locator("input[name=notice_version]").inputValue();
				await element.locator("button[type=submit]").click();
				if (javaScriptEnabled) await expect(element.getByRole("status")).toContainText("Tu referencia:");
				else await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent);
				const { type, purpose = null, ...details }: Record<string, string | null> = PAYLOADS[form];
				expect(backend.stored()).toMatchObject([{ kind: type, purpose, details, notice_version }]);
				await backend.mail.received(2);
			});
		}
	});
}

test("a testimonial without consent is not sent", async ({ page, backend }) => {
	await page.goto("/testimonios");
	const form = page.locator("#testimonial-form");
	await reach(form);
	await form.locator("button[type=submit]").click();
	await expect(form.getByRole("group").first()).toContainText("necesitamos que marques esta casilla");
	expect(backend.stored()).toEqual([]);
});
