/**
 * What a test stands on that sends something: a running service, an empty database and a mail server. Tests of usual
 * settings share a worker's, which is emptied behind each, since a service takes longer to start than most journeys; others
 * have one of their own.
 */
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

interface WorkerFixtures {
	/** The house of usual settings, started when it is first asked for. */
	usualHouse: () => Promise<OpenHouse>;
}

interface OpenHouse extends House {
	/** Waits until what was enqueued has left, and forgets everything. */
	empty: () => Promise<void>;
	close: () => Promise<void>;
}

export const test = quiet.extend<Fixtures, WorkerFixtures>({
	settings: [{}, { option: true }],
	usualHouse: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
		async ({}, use) => {
			let house: Promise<OpenHouse> | undefined;
			await use(() => {
				house ??= openHouse({});
				return house;
			});
			await (await house)?.close();
		},
		{ scope: "worker" },
	],
	house: async ({ settings, usualHouse }, use) => {
		const isUsual = Object.keys(settings).length === 0;
		const house = isUsual ? await usualHouse() : await openHouse(settings);
		await use(house);
		await (isUsual ? house.empty() : house.close());
	},
	baseURL: async ({ house }, use) => use(house.service.url),
});

export { expect };

async function openHouse(settings: Record<string, string>): Promise<OpenHouse> {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-e2e-"));
	const mail = await startMailServer();
	const service = await startService({
		DATA_DIR: folder,
		SMTP_URL: mail.url,
		RATE_LIMIT: "0",
		FORM_MIN_SECONDS: "0",
		...settings,
	});
	return {
		service,
		mail,
		stored: () => readRequests(folder),
		empty: async () => {
			await expect.poll(() => pendingMails(folder)).toBe(0);
			forgetRequests(folder);
			mail.mails.length = 0;
		},
		close: async () => {
			await service.stop();
			await mail.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

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
	const rows = read(folder, "SELECT * FROM requests ORDER BY received_at") as unknown as (Omit<StoredRow, "details"> & {
		details: string;
	})[];
	return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
}

/** How many mails are still to leave; those of a request that is held back wait for staff. */
function pendingMails(folder: string): number {
	return read(
		folder,
		"SELECT 1 FROM mails LEFT JOIN requests ON requests.id = request_id WHERE state = 'pending' AND quarantined_at IS NULL",
	).length;
}

function read(folder: string, query: string) {
	const database = new DatabaseSync(join(folder, "requests.db"), { readOnly: true });
	try {
		return database.prepare(query).all();
	} finally {
		database.close();
	}
}

function forgetRequests(folder: string): void {
	const database = new DatabaseSync(join(folder, "requests.db"), { timeout: 5000 });
	database.exec("DELETE FROM mails; DELETE FROM notes; DELETE FROM requests");
	database.close();
}
