import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

const KEPT =
	"id, request_id, kind, state, message_id, attempts, due_at, leased_until, last_error, created_at, settled_at";

/**
 * What staff do with a request, what the service watches for them, and counts and marks that several processes share.
 * The table of mails is rebuilt: some belong to no request, and a Message-ID follows from its mail's id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const columns = ["answered_at", "quarantined_at", "suspicion", "released_at", "receipt_at", "watch_at"];
	await runSql(
		db,
		...columns.map((column) => `alter table requests add column ${column} text`),
		`update requests set watch_at = received_at, receipt_at = (
			select max(created_at) from mails where mails.request_id = requests.id and mails.kind = 'receipt')`,
		"drop index requests_by_person",
		"create index requests_by_person on requests (person, receipt_at)",
		"create index requests_to_watch on requests (watch_at) where watch_at is not null",
		`create index requests_unanswered on requests (received_at, quarantined_at, released_at)
			where answered_at is null`,
		"drop index mails_due",
		"drop index mails_by_request",
		"alter table mails rename to mails_before",
		`create table mails (
			id text primary key,
			request_id text references requests (id) on delete cascade,
			kind text not null,
			content text,
			state text not null,
			message_id text not null,
			attempts integer not null,
			due_at text not null,
			leased_until text,
			taken_by text,
			last_error text,
			created_at text not null,
			settled_at text
		)`,
		`insert into mails (${KEPT}) select ${KEPT} from mails_before`,
		"drop table mails_before",
		"create index mails_due on mails (due_at) where state = 'pending'",
		"create index mails_owed on mails (created_at) where state = 'pending'",
		"create index mails_failed on mails (settled_at) where state = 'failed'",
		"create index mails_by_request on mails (request_id)",
		`create table notes (
			id text primary key,
			request_id text not null references requests (id) on delete cascade,
			text text not null,
			created_at text not null
		)`,
		"create index notes_by_request on notes (request_id)",
		"create table hits (subject text not null, at text not null)",
		"create index hits_by_subject on hits (subject, at)",
		"create index hits_by_time on hits (at)",
		"create table duties (name text primary key, done_at text not null)",
		`create table erasures (
			id text primary key,
			erased_at text not null,
			requests integer not null,
			mails integer not null,
			files integer not null
		)`,
		"create table write_checks (name text primary key, checked_at text not null)",
		"delete from secrets where name = 'write-check'",
	);
}
