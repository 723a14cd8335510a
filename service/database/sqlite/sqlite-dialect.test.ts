import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { freshDatabaseSettings, startedDatabase } from "../../../testing/databases/databases.ts";
import { listed, storeOn } from "../../../testing/databases/stores.ts";
import { NOON, patientRequest } from "../../../testing/requests.ts";
import type { Database } from "../database.ts";
import { DATABASE_FILE, openDatabase } from "../open-database.ts";

async function storeInFolder() {
	const { DATA_DIR: folder } = await freshDatabaseSettings("sqlite");
	const store = await storeOn(await startedDatabase({ DATA_DIR: folder }), { time: NOON });
	return { folder, store, path: join(folder, DATABASE_FILE) };
}

/** Another program that keeps the file to itself. */
function locked(path: string) {
	const other = new DatabaseSync(path, { timeout: 0 });
	other.exec("BEGIN IMMEDIATE");
	return { free: () => other.exec("ROLLBACK"), close: () => other.close() };
}

describe("a file another program has locked", () => {
	it("is waited for while everything else goes on", async () => {
		const { store, path } = await storeInFolder();
		const other = locked(path);
		let settled = false;
		const accepted = store.requests.accept(patientRequest).finally(() => {
			settled = true;
		});
		// Turns of the event loop that would not come if the waiting held it up.
		for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
		expect(settled).toBe(false);
		other.free();
		expect(await accepted).toMatchObject({ repeated: false });
		other.close();
	});

	it("is not waited for without end: then the request is not accepted, and the next one is", async () => {
		const { store, path } = await storeInFolder();
		const other = locked(path);
		await expect(store.requests.accept(patientRequest)).rejects.toMatchObject({ errcode: 5 });
		other.free();
		await store.requests.accept(patientRequest);
		expect(await listed(store, 9)).toHaveLength(1);
		other.close();
	});
});

it("a program that reads for long holds up no request, and sees what it began with", async () => {
	const { store, path } = await storeInFolder();
	await store.requests.accept(patientRequest);
	const reader = new DatabaseSync(path, { readOnly: true });
	const counted = () => reader.prepare("select count(*) as all_of_them from requests").get()?.all_of_them;
	reader.exec("BEGIN");
	expect(counted()).toBe(1);
	// More than the log may hold before it is written back, which the reader does not let happen.
	const message = "ñ".repeat(4000);
	const many = Array.from({ length: 1200 }, (_, index) => ({
		...patientRequest,
		message,
		email: `a${index}@example.com`,
	}));
	await Promise.all(many.map((one) => store.requests.accept(one)));
	expect(statSync(`${path}-wal`).size).toBeGreaterThan(8_000_000);
	expect(counted()).toBe(1);
	reader.exec("COMMIT");
	expect(counted()).toBe(1201);
	reader.close();
});

describe.each(["", "-wal"])("a database file deleted under the service (%s)", (ending) => {
	it("is noticed: nothing more is accepted into the void", async () => {
		const { store, path } = await storeInFolder();
		await store.requests.accept(patientRequest);
		rmSync(path + ending);
		await expect(store.requests.accept(patientRequest)).rejects.toMatchObject({ code: "STORE_FILE_GONE" });
		await expect(store.check()).rejects.toMatchObject({ code: "STORE_FILE_GONE" });
	});
});

describe("a database file replaced by another", () => {
	it("is noticed as well", async () => {
		const { store, path } = await storeInFolder();
		rmSync(path);
		new DatabaseSync(path).close();
		await expect(store.requests.accept(patientRequest)).rejects.toMatchObject({ code: "STORE_FILE_GONE" });
	});
});

it("the service waits for the disk with each commit; only stores that tests open in their own process do not", async () => {
	const settings = await freshDatabaseSettings("sqlite");
	const waitsOf = async (db: Database["db"]) => (await sql`PRAGMA synchronous`.execute(db)).rows;
	const { db } = await openDatabase(settings);
	expect(await waitsOf(db)).toEqual([{ synchronous: 2 }]);
	await db.destroy();
	expect(await waitsOf((await startedDatabase(settings)).db)).toEqual([{ synchronous: 0 }]);
});
