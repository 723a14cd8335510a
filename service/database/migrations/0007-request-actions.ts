import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/**
 * Who has a request, its unit, who did what with it, and a number that grows with each change. What staff had done
 * before enters the history, without a name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const insert = "insert into actions (id, request_id, kind, note_id, version, acted_at)";
	await runSql(
		db,
		...["unit", "taken_by", "taken_at", "spam_at"].map((column) => `alter table requests add column ${column} text`),
		"alter table requests add column version integer not null default 0",
		`create table actions (
			id text primary key,
			request_id text not null references requests (id) on delete cascade,
			kind text not null,
			actor text,
			detail text,
			note_id text,
			before text,
			client_action_id text unique,
			version integer not null,
			acted_at text not null,
			undone_at text
		)`,
		"create index actions_by_request on actions (request_id, version)",
		`${insert} select 'note-' || id, request_id, 'note', id, 0, created_at from notes`,
		`${insert} select 'answered-' || id, id, 'answered', null, 0, answered_at from requests where answered_at is not null`,
		`${insert} select 'release-' || id, id, 'release', null, 0, released_at from requests where released_at is not null`,
		"create table revisions (name text primary key, number integer not null)",
		"drop index requests_unanswered",
		`create index requests_open on requests (received_at, id, quarantined_at, released_at, unit, taken_by)
			where answered_at is null and spam_at is null`,
		"drop index requests_by_person",
		"create index requests_by_person on requests (person, received_at, id)",
		"create index requests_by_answered on requests (answered_at, id) where answered_at is not null",
		"create index requests_by_spam on requests (spam_at, id) where spam_at is not null",
	);
}
