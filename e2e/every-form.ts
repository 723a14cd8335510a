/** The forms of the site, filled in where they stand. */
import type { Locator, Page } from "@playwright/test";
import { FIELDS, FORMS, type FormId } from "../contract/requests/forms.ts";
import { PAYLOADS } from "../testing/requests.ts";
import { reach } from "./journey.ts";

interface Place {
	address: string;
	/** What is said without script once it is sent. */
	sent: string;
	/** Closed at first, if no script opens it for its address. */
	behind?: string;
}

/** Where each form stands. */
export const PLACES: Record<FormId, Place> = {
	patient: { address: "/contacto", sent: "Solicitud enviada" },
	clinic: { address: "/contacto?tipo=clinica", sent: "Solicitud enviada", behind: '[data-tipo="clinica"] > summary' },
	direction: {
		address: "/contacto?tipo=direccion",
		sent: "Mensaje enviado",
		behind: '[data-tipo="direccion"] > summary',
	},
	join: { address: "/agenda-pais", sent: "Solicitud enviada" },
	toolkit: { address: "/agenda-pais", sent: "Solicitud enviada" },
	alliance: { address: "/agenda-pais", sent: "Propuesta enviada" },
	testimonial: { address: "/testimonios", sent: "Testimonio enviado" },
};

/**
 * Goes to a form and writes into it all that `PAYLOADS` says.
 * @param withScript whether the page's scripts run
 */
export async function filledAnyForm(page: Page, form: FormId, withScript: boolean): Promise<Locator> {
	const { address, behind } = PLACES[form];
	await page.goto(address);
	if (behind && !withScript) await page.locator(behind).click();
	const element = page.locator(`#${FORMS[form].anchor}`);
	if (withScript) await reach(element);
	const answers: Record<string, string> = PAYLOADS[form];
	for (const field of FORMS[form].fields) {
		const control = element.locator(`[name="${field}"]`);
		if (FIELDS[field].answer === "tick") await control.check();
		else if (await control.evaluate(({ tagName }) => tagName === "SELECT")) {
			await control.selectOption(answers[field] ?? "");
		} else await control.fill(answers[field] ?? "");
	}
	return element;
}
