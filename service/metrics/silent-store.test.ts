/** Metrics and readiness where the store accepts and never answers: neither waits for it. */

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { testApp } from "../../testing/app.ts";
import { startPostgres } from "../../testing/databases/postgres.ts";
import { storeOn } from "../../testing/databases/stores.ts";
import { NOON } from "../../testing/requests.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import type { DatabaseSettings } from "../database/database.ts";
import { DATABASE_FILE, openDatabase } from "../database/open-database.ts";
import { checkReadiness, sharedReadiness } from "../http/readiness.ts";
import { createMetrics } from "./metrics.ts";

async function observed(settings: DatabaseSettings) {
	const database = await openDatabase(settings);
	const store = await storeOn(database, { time: NOON });
	const now = () => NOON;
	let time = 0;
	const checkStore = sharedReadiness(
		() => checkReadiness(store, now),
		// Each check is a new one.
		() => (time += 10_000),
	);
	const metrics = createMetrics({ store: () => store, checkReady: checkStore, dataFolder: temporaryFolder(), now });
	const { request } = await testApp({ checkStore });
	return { store, request, text: metrics.text };
}

async function expectResponses({ request, text }: Awaited<ReturnType<typeof observed>>): Promise<void> {
	const [metrics, ready] = await Promise.all([text(), request("/readyz")]);
	expect(metrics).toMatch(/^contact_ready 0$/m);
	expect(metrics).toMatch(/^process_cpu_seconds_total /m);
	expect(ready.status).toBe(503);
	expect(await ready.json()).toEqual({ status: "store cannot write" });
}

it("a PostgreSQL that was stopped with SIGSTOP holds up neither, and its figures are left out", async () => {
	const postgres = await startPostgres();
	onTestFinished(postgres.stop);
	const service = await observed({ DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url });
	expect(await service.text()).toMatch(/^contact_requests_unanswered 0$/m);
	postgres.freeze();
	onTestFinished(postgres.thaw);
	let isOpen = true;
	const asked = service.store.check().catch(() => {
		isOpen = false;
	});
	await expectResponses(service);
	// The store itself gives up after ten seconds.
	expect(isOpen).toBe(true);
	const metrics = await service.text();
	expect(metrics).toMatch(/^contact_store_up 0$/m);
	expect(metrics).not.toMatch(
		/^contact_(requests_(unanswered|overdue|held)|mails_(pending|failed|oldest_seconds)|last_\w+) /m,
	);
	postgres.thaw();
	await asked;
	await expect.poll(service.text, { timeout: 20_000 }).toMatch(/^contact_requests_unanswered 0$/m);
});

it("an SQLite that another program has locked holds up neither", async () => {
	const folder = temporaryFolder();
	const service = await observed({ DATA_DIR: folder });
	const other = new DatabaseSync(join(folder, DATABASE_FILE));
	onTestFinished(() => other.close());
	other.exec("BEGIN EXCLUSIVE");
	await expectResponses(service);
	other.exec("ROLLBACK");
	await expect.poll(async () => (await service.request("/readyz")).status, { timeout: 20_000 }).toBe(200);
});
