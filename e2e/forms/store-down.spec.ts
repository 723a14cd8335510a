import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { newDatabase, startPostgres, type TestPostgres } from "../../testing/databases/postgres.ts";
import { type MailServer, startMailServer } from "../../testing/mail/mail-server.ts";
import { type RunningService, startService } from "../../testing/processes/running-service.ts";
import { test as base } from "../fixtures/backend.ts";
import { fillPatient, reach } from "../fixtures/journey.ts";
import { expect, send } from "../service/service-fixture.ts";

interface Fixtures {
	mail: MailServer;
	postgres: TestPostgres;
	/** Started while its database was down. */
	service: RunningService;
}

const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a fixture's first argument destructured
	postgres: async ({}, use) => {
		const postgres = await startPostgres();
		await use(postgres);
		await postgres.stop();
	},
	// biome-ignore lint/correctness/noEmptyPattern: as above
	mail: async ({}, use) => {
		const mail = await startMailServer();
		await use(mail);
		await mail.close();
	},
	service: async ({ postgres, mail }, use) => {
		const folder = mkdtempSync(join(tmpdir(), "ivf-do-down-"));
		const DATABASE_URL = await newDatabase(postgres.url, "down");
		await postgres.shutDown();
		const more = { SMTP_URL: mail.url, RATE_LIMIT: "0", FORM_MIN_SECONDS: "0" };
		const service = await startService({ DATA_DIR: folder, DATABASE_URL, ...more });
		await use(service);
		await service.stop();
		rmSync(folder, { recursive: true, force: true });
	},
	baseURL: async ({ service }, use) => use(service.url),
	expectedConsole: /status of 503|^503$/,
});

async function otherWaysShown(page: Page): Promise<void> {
	const notice = page.locator(".form-notice--failed");
	await expect(notice.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
	await expect(notice.getByRole("link", { name: "el chat" })).toBeVisible();
}

test("with the database down at the start pages are served, forms wait, and its return needs no restart", async ({
	service,
	postgres,
	mail,
}) => {
	// PostgreSQL is started twice.
	test.slow();
	expect((await fetch(`${service.url}/`)).status).toBe(200);
	expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
	expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
	const refused = await send(service.url);
	expect([refused.status, await refused.json()]).toEqual([503, { error: { code: "unavailable" } }]);
	await expect.poll(() => service.log.join("\n")).toContain("store unreachable: pages are served");

	await postgres.restart();
	await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status, { timeout: 15_000 }).toBe(200);
	expect((await send(service.url)).status).toBe(200);
	expect(await mail.received(2)).toHaveLength(2);
	const told = service.log.filter((line) => /store (un)?reachable/.test(line));
	expect(told.map((line) => JSON.parse(line).level)).toEqual([50, 30]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor who writes while the database is down keeps every word, and is shown mail and chat", async ({
		page,
	}) => {
		await page.goto("/");
		const form = page.locator("#contact-form-patient");
		await fillPatient(form);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByLabel("Nombre")).toHaveValue("Ana Núñez");
		await otherWaysShown(page);
	});
});

test("a visitor who writes with script while the database is down is shown mail and chat", async ({ page }) => {
	await page.goto("/");
	const form = page.locator("#contact-form-patient");
	await reach(form);
	await fillPatient(form);
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await otherWaysShown(page);
	await expect(form.getByLabel("Nombre")).toHaveValue("Ana Núñez");
});
