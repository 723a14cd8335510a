/** The budget as somebody uses it, on a screen with room for all clinics or for one. */
import type { Locator, Page } from "@playwright/test";

export const BUDGET = "/mi-plan/presupuesto";

/** What a clinic said of a line, by their names. */
export const cell = (page: Page, line: string, clinic: string): Locator =>
	page.getByRole("group", { name: `${line}, ${clinic}`, exact: true });

/** Brings a clinic to sight if there is room for one alone. */
export async function showClinic(page: Page, clinic: string): Promise<void> {
	const tab = page.locator(".plan-switch .pills__pill", { hasText: clinic });
	if (await tab.isVisible()) await tab.getByRole("radio").check();
}

/** Opens the lines that are folded at first. */
export async function openLines(page: Page): Promise<void> {
	const folded = page.locator(".budget-lines__more:not([open]) > summary");
	while ((await folded.count()) > 0) await folded.first().click();
}

/** Notes what a clinic said; an amount is paid apart. */
export async function note(page: Page, clinic: string, said: Record<string, string>): Promise<void> {
	await showClinic(page, clinic);
	await openLines(page);
	for (const [line, answer] of Object.entries(said)) {
		const here = cell(page, line, clinic).or(cell(page, line, "todas las clínicas"));
		if (answer === "Incluido" || answer === "No sé") {
			await here.getByLabel(answer).check();
			continue;
		}
		const isPrice = (await here.getByLabel("Aparte").count()) === 0;
		if (!isPrice) await here.getByLabel("Aparte").check();
		await here.getByRole("textbox").fill(answer);
	}
}

/** What is known of each clinic. */
export const totals = (page: Page) =>
	page.locator(".budget-totals :is(.budget-totals__amount, .budget-totals__none)").allInnerTexts();

/** One of the things that can be done with a plan. */
export const action = (page: Page, name: string) =>
	page.locator(".plan-bar").getByRole("button", { name, exact: true });

export async function sharedLink(page: Page): Promise<string> {
	await action(page, "Compartir").click();
	return await page.getByLabel("Enlace", { exact: true }).inputValue();
}

/** Two clinics' answers, as a patient has them after two calls. */
export async function twoClinics(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Es distinto en cada una" }).click();
	await note(page, "Clínica A", {
		"Precio del ciclo": "5,800",
		"Consulta y estudios": "Incluido",
		Medicinas: "No sé",
		Vuelos: "780",
		Hospedaje: "65",
	});
	await note(page, "Clínica B", { "Precio del ciclo": "4,850", "Consulta y estudios": "450", Medicinas: "1,900.50" });
	await page.getByLabel("Noches", { exact: true }).fill("14");
}

export const TWO_TOTALS = ["US$\u{A0}7,490.00", "US$\u{A0}7,200.50"];
