/**
 * What a test stands on that sends something. Those of usual settings, or of the desk's, share a worker's service, which is
 * emptied behind each; others have one of their own.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { type Backend, startBackend, USUAL, test as withSharedBackend } from "./backend.ts";

export const ANA = "ana@example.com";
export const LUIS = "luis@example.com";
/** Settings of a service with a desk. */
export const WITH_TEAM = { TEAM: `Ana Pérez <${ANA}> [financial, admin]; Luis Gil <${LUIS}> [bi]` };

interface Fixtures {
	/** Settings beside the defaults; the rate limit is off unless a test is about it. */
	settings: Record<string, string>;
	backend: Backend;
}

export const test = withSharedBackend.extend<Fixtures>({
	settings: [USUAL, { option: true }],
	backend: async ({ settings, sharedBackend }, use) => {
		const isShared = settings === USUAL || settings === WITH_TEAM;
		const backend = isShared ? await sharedBackend(settings) : await startBackend(settings);
		await use(backend);
		await (isShared ? backend.empty() : backend.close());
	},
	baseURL: async ({ backend }, use) => use(backend.service.url),
});

export { expect };

/** Reaches for a form as a visitor does and waits until its script is at work. */
export async function reach(form: Locator): Promise<void> {
	await form.locator("button[type=submit]").hover();
	await expectAwake(form);
}

/** A form's script is at work. */
export async function expectAwake(form: Locator): Promise<void> {
	await expect(form.locator("xpath=ancestor::astro-island[@ssr]")).toHaveCount(0);
}

/** Fills in what a patient must, and leaves the rest to the test. */
export async function fillPatient(form: Locator): Promise<void> {
	await form.getByLabel("Nombre").fill("Ana Núñez");
	await form.getByLabel("Correo electrónico").fill("ana@example.com");
	await form.getByLabel("País donde vives").selectOption("PR");
}

/** The patient's form of the page one is on, reached for and filled in. */
export async function filledForm(page: Page): Promise<Locator> {
	const form = page.locator("#contact-form-patient");
	await reach(form);
	await fillPatient(form);
	return form;
}
