import { type Kysely, sql } from "kysely";

/** The hour of a call, by which a request may be due earlier: open requests are listed by that. */
const STATEMENTS = [
	"alter table requests add column call_at text",
	"alter table requests add column due_from text",
	"alter table requests add column call_changes integer not null default 0",
	"alter table requests add column call_reminded text",
	"create index requests_by_call on requests (call_at) where call_at is not null",
	"drop index requests_open",
	`create index requests_open on requests (coalesce(due_from, received_at), id, quarantined_at, released_at, unit, taken_by, next_check_at)
		where answered_at is null and spam_at is null`,
	"create table calendar_feeds (member text primary key, secret text not null, created_at text not null)",
	"create unique index calendar_feeds_by_secret on calendar_feeds (secret)",
];

export async function addCalls(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
