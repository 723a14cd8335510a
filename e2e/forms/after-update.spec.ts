import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { TEST_BUILD } from "../../testing/builds/test-build.ts";
import { startService } from "../../testing/processes/running-service.ts";
import { test } from "../fixtures/backend.ts";
import { expect, fillPatient, reach } from "../fixtures/journey.ts";

test("a form of a tab that was opened before an update wakes after it, and sends", async ({ page }) => {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-update-"));
	const settings = { DATA_DIR: join(folder, "data"), RATE_LIMIT: "0", FORM_MIN_SECONDS: "0" };
	const before = await startService(settings);
	const { port } = new URL(before.url);
	await page.goto(`${before.url}/contacto`);
	await before.stop();

	// The next build: none of its scripts has the name of one before.
	const next = join(folder, "next");
	const scripts = join(TEST_BUILD, "site", "_astro");
	cpSync(TEST_BUILD, next, { recursive: true, filter: (path) => !path.startsWith(scripts) || path === scripts });
	writeFileSync(join(next, "site/_astro/contact-form.another.js"), "export {};");
	const after = await startService({ ...settings, PORT: port }, { main: join(next, "service/main.js") });

	const form = page.locator("#contact-form-patient");
	const script = page.waitForResponse((response) => response.url().includes("/_astro/"));
	await reach(form);
	const answer = await script;
	expect([answer.status(), answer.headers()["cache-control"]]).toEqual([200, expect.stringContaining("immutable")]);
	await fillPatient(form);
	const sent = page.waitForResponse((response) => response.url().endsWith(CONTACT_PATH));
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	expect((await sent).status()).toBe(200);
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
	await after.stop();
	rmSync(folder, { recursive: true, force: true });
});
