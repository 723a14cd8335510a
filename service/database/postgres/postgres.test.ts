import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { freshDatabaseSettings } from "../../../testing/databases/databases.ts";
import { forwardTo } from "../../../testing/processes/tcp-forwarder.ts";
import { postgresDatabase } from "./postgres.ts";

const CONNECTIONS = 4;

/** A database whose connections are all in use once, through an address behind which the server may change. */
async function throughForwarder() {
	const url = new URL((await freshDatabaseSettings("postgres")).DATABASE_URL ?? "");
	const port = Number(url.port);
	const forwarder = await forwardTo(port);
	url.port = String(forwarder.port);
	const { db } = postgresDatabase(url.href, CONNECTIONS, 2000);
	onTestFinished(async () => {
		forwarder.close();
		await db.destroy();
	});
	await Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.1)`.execute(db)));
	expect(forwarder.made()).toBe(CONNECTIONS);
	return { db, forwarder, port };
}

it("of a server that fell silent no connection is used after the first that failed", async () => {
	const { db, forwarder, port } = await throughForwarder();
	forwarder.leadTo(port);
	const failed = db.transaction().execute(async (transaction) => {
		await sql`select 1`.execute(transaction);
	});
	await expect(failed).rejects.toThrow("timeout");
	for (let query = 0; query < 2 * CONNECTIONS; query++) await sql`select 1`.execute(db);
	const together = Array.from({ length: 2 * CONNECTIONS }, () => sql`select pg_sleep(0.02)`.execute(db));
	expect(await Promise.all(together)).toHaveLength(2 * CONNECTIONS);
	expect(forwarder.made()).toBeLessThanOrEqual(2 * CONNECTIONS);
});

it("a statement that the server refuses costs no connection", async () => {
	const { db, forwarder } = await throughForwarder();
	for (let query = 0; query < CONNECTIONS; query++) {
		await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow("division by zero");
	}
	await sql`select 1`.execute(db);
	expect(forwarder.made()).toBe(CONNECTIONS);
});

it("of a former primary that lives on and only reads no connection is used after the first that said so", async () => {
	const { db, forwarder } = await throughForwarder();
	const each = (statement: string) =>
		Promise.all(Array.from({ length: CONNECTIONS }, () => sql.raw(`${statement}; select pg_sleep(0.1)`).execute(db)));
	await each("set session characteristics as transaction read only");
	const write = () => db.transaction().execute((transaction) => transaction.deleteFrom("requests").execute());
	await expect(write()).rejects.toMatchObject({ code: "25006" });
	for (let time = 0; time < 2 * CONNECTIONS; time++) await write();
	await Promise.all(Array.from({ length: 2 * CONNECTIONS }, write));
	expect(forwarder.made()).toBeLessThanOrEqual(2 * CONNECTIONS);
});

it("a new connection that leads to a server which only reads is not used", async () => {
	const url = new URL((await freshDatabaseSettings("postgres")).DATABASE_URL ?? "");
	url.searchParams.set("options", "-c default_transaction_read_only=on");
	const { db } = postgresDatabase(url.href, CONNECTIONS);
	onTestFinished(() => db.destroy());
	for (let time = 0; time < 2 * CONNECTIONS; time++) {
		await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: "25006" });
	}
});
