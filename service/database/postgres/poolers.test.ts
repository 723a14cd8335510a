/** PostgreSQL behind a pooler that gives each transaction another connection; one that ends what is idle; and one that sorts as dictionaries do. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Client } from "pg";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { freshDatabaseSettings, startedDatabase } from "../../../testing/databases/databases.ts";
import { runStatement } from "../../../testing/databases/postgres.ts";
import { act, freshStore, storeOn } from "../../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { postgresDatabase } from "./postgres.ts";

/** What lasts beyond a transaction: the next one's connection may know nothing of it. */
const OF_A_SESSION = /^\s*(set (?!local)|listen|prepare|declare|create temp|.*(?<!xact_)(advisory_(un)?lock)\b)/is;

it("nothing that a store says needs the same connection beyond a transaction", async () => {
	const { store, clock } = await freshStore("postgres", { limits: { email: { requests: 9, seconds: 60 } } });
	const said: unknown[] = [];
	const { query } = Client.prototype;
	vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...given: never[]) {
		said.push(given[0]);
		return (query as (...given: never[]) => unknown).apply(this, given);
	} as never);
	onTestFinished(() => void vi.restoreAllMocks());
	const { reference } = await store.requests.accept(patientRequest);
	await store.requests.accept(patientRequest);
	await store.mails.claim(1000, 9);
	await act(store, reference, { kind: "note", text: "Llamarla" });
	await act(store, reference, "answered");
	await store.requests.search({ words: "ana", limit: 9 });
	await store.sla.queueDigest(() => clock.time);
	await store.persons.erase(patientRequest.email);
	await store.retention.purge(new Date(NOON.getTime() + HOUR));
	await store.retention.deleteExpiredHits();
	expect(said.filter((text) => text === "begin").length).toBeGreaterThan(3);
	for (const text of said) expect(text).toEqual(expect.any(String));
	expect(said.filter((text) => OF_A_SESSION.test(String(text)))).toEqual([]);
});

it("connections that the server ended while nobody used them are replaced unseen", async () => {
	const { DATABASE_URL = "" } = await freshDatabaseSettings("postgres");
	const { db } = postgresDatabase(DATABASE_URL, 4);
	onTestFinished(() => db.destroy());
	const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
	await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`.execute(db)));
	const of = `from pg_stat_activity where datname = '${rows[0]?.name}' and usename = 'test'`;
	const server = inject("postgresUrl");
	expect(await runStatement(server, `select pg_terminate_backend(pid) ${of}`)).toHaveLength(4);
	await expect.poll(() => runStatement(server, `select pid ${of}`)).toEqual([]);
	const again = Array.from({ length: 8 }, () => sql`select 1`.execute(db));
	expect(await Promise.all(again)).toHaveLength(8);
});

it("a database that sorts as a Spanish dictionary pages through all of them, each once, the newest first", async () => {
	const server = inject("postgresUrl");
	const name = `icu_${randomUUID().replaceAll("-", "")}`;
	await runStatement(server, `create database ${name} template template0 locale_provider icu icu_locale 'es'`);
	const database = await startedDatabase({
		DATA_DIR: temporaryFolder(),
		DATABASE_URL: new URL(`/${name}`, server).href,
	});
	const clock = { time: NOON };
	const store = await storeOn(database, clock);
	const all: string[] = [];
	for (let hours = 0; hours < 7; hours++) {
		clock.time = new Date(NOON.getTime() + Math.floor(hours / 2) * HOUR);
		const email = `${"ÑñaAzZ-"[hours]}@${hours}.example`.replace(/[Ññ]/, "n");
		all.unshift((await store.requests.accept({ ...patientRequest, email })).reference);
	}
	for (const ask of [
		(cursor?: string) => store.requests.page({ filter: "all", limit: 2, cursor }),
		(cursor?: string) => store.requests.search({ words: "ana", limit: 2, cursor }),
	]) {
		const found: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await ask(cursor);
			found.push(...page.requests.map(({ reference }) => reference));
			cursor = page.next;
		} while (cursor);
		expect(found).toEqual(all);
	}
});
