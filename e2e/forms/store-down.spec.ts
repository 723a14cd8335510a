import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { newDatabase, startPostgres, type TestPostgres } from "../../testing/databases/postgres.ts";
import { type MailServer, startMailServer } from "../../testing/mail/mail-server.ts";
import { type RunningService, startService } from "../../testing/processes/running-service.ts";
import { test } from "../fixtures/backend.ts";
import { fillPatient, reach } from "../fixtures/journey.ts";
import { expect, send } from "../service/service-fixture.ts";

/** One after the other in one worker: all stand on a service that was started while its database was down. */
test.describe.configure({ mode: "default" });

let mail: MailServer;
let postgres: TestPostgres;
let service: RunningService;
const folder = mkdtempSync(join(tmpdir(), "ivf-do-down-"));

test.beforeAll(async () => {
	postgres = await startPostgres();
	mail = await startMailServer();
	const DATABASE_URL = await newDatabase(postgres.url, "down");
	await postgres.shutDown();
	const more = { SMTP_URL: mail.url, RATE_LIMIT: "0", FORM_MIN_SECONDS: "0" };
	service = await startService({ DATA_DIR: folder, DATABASE_URL, ...more });
});

test.afterAll(async () => {
	await service.stop();
	await mail.close();
	await postgres.stop();
	rmSync(folder, { recursive: true, force: true });
});

test.use({ expectedConsole: /status of 503|^503$/ });

async function otherWaysShown(page: Page): Promise<void> {
	const notice = page.locator(".form-notice--failed");
	await expect(notice.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
	await expect(notice.getByRole("link", { name: "el chat" })).toBeVisible();
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor who writes while the database is down keeps every word, and is shown mail and chat", async ({
		page,
	}) => {
		await page.goto(service.url);
		const form = page.locator("#contact-form-patient");
		await fillPatient(form);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByLabel("Nombre")).toHaveValue("Ana Núñez");
		await otherWaysShown(page);
	});
});

test("a visitor who writes with script while the database is down is shown mail and chat", async ({ page }) => {
	await page.goto(service.url);
	const form = page.locator("#contact-form-patient");
	await reach(form);
	await fillPatient(form);
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await otherWaysShown(page);
	await expect(form.getByLabel("Nombre")).toHaveValue("Ana Núñez");
});

test("with the database down at the start pages are served, forms wait, and its return needs no restart", async () => {
	expect((await fetch(`${service.url}/`)).status).toBe(200);
	expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
	expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
	const refused = await send(service.url);
	expect([refused.status, JSON.parse(refused.text)]).toEqual(["503", { error: { code: "unavailable" } }]);
	await expect.poll(() => service.log.join("\n")).toContain("store unreachable: pages are served");

	await postgres.restart();
	await expect.poll(async () => (await fetch(`${service.url}/readyz`)).status, { timeout: 15_000 }).toBe(200);
	expect((await send(service.url)).status).toBe("200");
	expect(await mail.received(2)).toHaveLength(2);
	const told = service.log.filter((line) => /store (un)?reachable/.test(line));
	expect(told.map((line) => JSON.parse(line).level)).toEqual([50, 30]);
});
