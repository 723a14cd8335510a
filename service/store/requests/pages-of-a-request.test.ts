import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { freshDatabaseSettings, startedDatabase } from "../../../testing/databases/databases.ts";
import { storeOn } from "../../../testing/databases/stores.ts";
import { median } from "../../../testing/measuring/record.ts";
import { NOON, patientRequest } from "../../../testing/requests.ts";
import { DATABASE_FILE } from "../../database/open-database.ts";

let drawn = 0;
/** The same at each run: where keys fall decides which pages are split. */
const sameBytes = (length: number) => createHash("shake256", { outputLength: length }).update(`${drawn++}`).digest();

const LIMIT = { requests: 10, seconds: 600 };
/** SQLite's journal: its header, and each page with a header of its own. */
const JOURNAL_HEADER = 32;
const FRAME = 24 + 4096;
const MOST = 19;

it("storing a request with both mails and all its limits writes at most 19 pages to SQLite", async () => {
	const settings = await freshDatabaseSettings("sqlite");
	const database = await startedDatabase(settings);
	const clock = { time: NOON };
	const limits = { address: LIMIT, email: LIMIT, receipts: 120 };
	const store = await storeOn(database, clock, {
		limits,
		randomBytes: sameBytes,
		staffMailLimit: { requests: 20, seconds: 600 },
	});
	const accept = async (place: number) => {
		const email = `persona${place}@example.com`;
		const networks = [{ name: `203.0.113.${place % 256}`, times: 1 }];
		return await store.requests.accept(
			{ ...patientRequest, request_id: sameBytes(16).toString("hex"), email },
			{ networks },
		);
	};
	for (let index = 0; index < 60; index++) {
		clock.time = new Date(NOON.getTime() + index * 3_600_000);
		await accept(index);
	}
	await store.retention.deleteExpiredHits();
	// The median: now and then a page is full and is split into several.
	const pages: number[] = [];
	for (let index = 60; index < 75; index++) {
		await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
		clock.time = new Date(clock.time.getTime() + 3_600_000);
		expect(await accept(index)).toMatchObject({ getsReceipt: true });
		const { size } = statSync(join(settings.DATA_DIR, `${DATABASE_FILE}-wal`));
		pages.push((size - JOURNAL_HEADER) / FRAME);
	}
	expect(median(pages)).toBeLessThanOrEqual(MOST);
});
