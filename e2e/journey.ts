/** What a test stands on that sends something: a running service, a database and a mail server of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Locator, type Page } from "@playwright/test";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { type RunningService, startService } from "../testing/running-service.ts";
import { test as quiet } from "./quiet.ts";

export interface StoredRow {
	reference: string;
	kind: string;
	purpose: string | null;
	client_request_id: string | null;
	notice_version: string;
	suspicion: string | null;
	details: Record<string, string>;
}

export interface House {
	service: RunningService;
	mail: MailServer;
	/** What the database holds now, oldest first. */
	stored: () => StoredRow[];
}

interface Fixtures {
	/** Settings beside the defaults; the rate limit is off unless a test is about it. */
	settings: Record<string, string>;
	house: House;
}

export const test = quiet.extend<Fixtures>({
	settings: [{}, { option: true }],
	house: async ({ settings }, use) => {
		const folder = mkdtempSync(join(tmpdir(), "ivf-do-e2e-"));
		const mail = await startMailServer();
		const service = await startService({
			DATA_DIR: folder,
			SMTP_URL: mail.url,
			RATE_LIMIT: "0",
			FORM_MIN_SECONDS: "0",
			...settings,
		});
		await use({ service, mail, stored: () => readRequests(folder) });
		await service.stop();
		await mail.close();
		rmSync(folder, { recursive: true, force: true });
	},
	baseURL: async ({ house }, use) => use(house.service.url),
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

/** Reads the requests as they stand on disk, past the service. */
export function readRequests(folder: string): StoredRow[] {
	const database = new DatabaseSync(join(folder, "requests.db"), { readOnly: true });
	try {
		const rows = database.prepare("SELECT * FROM requests ORDER BY received_at").all() as unknown as (Omit<
			StoredRow,
			"details"
		> & { details: string })[];
		return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
	} finally {
		database.close();
	}
}
