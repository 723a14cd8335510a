/** Pages on one origin and the service on another, each with the address that the pages were built with. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { SPLIT_BUILD } from "../../testing/builds/test-build.ts";
import { startService } from "../../testing/processes/running-service.ts";
import { readRequests, type StoredRow, test as withSharedBackend } from "../fixtures/backend.ts";
import { expect, fillPatient, reach } from "../fixtures/journey.ts";

const { SITE_URL: PAGES, CONTACT_URL: SERVICE } = SPLIT_BUILD.settings;

interface Hosts {
	pages: string;
	service: string;
	stored: () => StoredRow[];
}

const test = withSharedBackend.extend<object, { hosts: Hosts }>({
	hosts: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
		async ({}, use) => {
			const data = mkdtempSync(join(tmpdir(), "ivf-do-split-"));
			const main = `${SPLIT_BUILD.folder}/service/main.js`;
			const settings = { ...SPLIT_BUILD.settings, RATE_LIMIT: "0", FORM_MIN_SECONDS: "0" };
			// In the place of a static host: it is asked for files alone.
			const host = await startService({ ...settings, DATA_DIR: join(data, "host") }, { main });
			const service = await startService({ ...settings, DATA_DIR: join(data, "service") }, { main });
			await use({
				pages: new URL(host.url).host,
				service: new URL(service.url).host,
				stored: () => readRequests(join(data, "service")),
			});
			expect(readRequests(join(data, "host"))).toEqual([]);
			await Promise.all([host.stop(), service.stop()]);
			rmSync(data, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
	// A browser of its own, which finds both names at their ports.
	page: async ({ hosts, launchOptions, javaScriptEnabled, expectedConsole }, use) => {
		const rules = `MAP ${new URL(PAGES).host} ${hosts.pages}, MAP ${new URL(SERVICE).host} ${hosts.service}`;
		const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`];
		const browser = await chromium.launch({ ...launchOptions, args });
		const page = await browser.newPage({ javaScriptEnabled: javaScriptEnabled ?? true, locale: "es-DO" });
		const faults: string[] = [];
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type()) && !expectedConsole.test(message.text()))
				faults.push(message.text());
		});
		await use(page);
		await browser.close();
		expect(faults).toEqual([]);
	},
});

// Each counts what is stored.
test.describe.configure({ mode: "serial" });

test("with script a form of the pages is stored by the service, and thanked for where it stands", async ({
	page,
	hosts,
}) => {
	const before = hosts.stored().length;
	await page.goto(`${PAGES}/contacto`);
	const form = page.locator("#contact-form-patient");
	await reach(form);
	await fillPatient(form);
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
	expect(hosts.stored()).toHaveLength(before + 1);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, expectedConsole: /status of 422/ });

	test("a form leads back to the pages, also by way of the service's own page with its faults", async ({
		page,
		hosts,
	}) => {
		const before = hosts.stored().length;
		await page.goto(`${PAGES}/contacto`);
		const form = page.locator("#contact-form-patient");
		await form.getByLabel("Correo electrónico").fill("ana@");
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(page).toHaveTitle(/^Error: /);
		expect(new URL(page.url()).origin).toBe(SERVICE);
		await fillPatient(form);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
		expect(new URL(page.url()).origin).toBe(PAGES);
		expect(hosts.stored()).toHaveLength(before + 1);
	});
});
