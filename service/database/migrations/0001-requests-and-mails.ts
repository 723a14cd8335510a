import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/** Requests, the mails they owe, and the store's own random key for hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runSql(
		db,
		`create table requests (
			id text primary key,
			reference text not null unique,
			client_request_id text unique,
			kind text not null,
			person text not null,
			details text not null,
			notice_version text not null,
			received_at text not null
		)`,
		"create index requests_by_time on requests (received_at, id)",
		"create index requests_by_person on requests (person)",
		`create table mails (
			id text primary key,
			request_id text not null references requests (id) on delete cascade,
			kind text not null,
			state text not null,
			message_id text not null unique,
			attempts integer not null,
			due_at text not null,
			leased_until text,
			last_error text,
			created_at text not null,
			settled_at text
		)`,
		"create index mails_due on mails (state, due_at)",
		"create index mails_by_request on mails (request_id, kind)",
		"create table secrets (name text primary key, value text not null)",
	);
}
