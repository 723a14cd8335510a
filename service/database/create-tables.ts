import { type Kysely, sql } from "kysely";

/**
 * All tables and indexes, in SQL that both databases understand; `tables.ts` says what is in them. Mails are claimed by
 * lanes, staff's apart from receipts, and each lane and each count has an index of its own, so that a backlog of receipts
 * costs staff's mails nothing. An index with a condition costs the rows outside it nothing.
 */
const STATEMENTS = [
	`create table requests (
		id text primary key,
		reference text not null unique,
		client_request_id text unique,
		kind text not null,
		person text not null,
		details text not null,
		notice_version text not null,
		received_at text not null,
		answered_at text,
		quarantined_at text,
		suspicion text,
		released_at text,
		receipt_at text,
		next_check_at text,
		mailbox text,
		purpose text,
		unit text,
		taken_by text,
		taken_at text,
		spam_at text,
		version integer not null default 0,
		phone text,
		language text not null default 'es'
	)`,
	"create index requests_by_time on requests (received_at, id)",
	"create index requests_by_person on requests (person, received_at, id)",
	"create index requests_by_phone on requests (phone, id)",
	"create index requests_by_answered on requests (answered_at, id) where answered_at is not null",
	"create index requests_by_spam on requests (spam_at, id) where spam_at is not null",
	"create index requests_to_check on requests (next_check_at) where next_check_at is not null",
	`create index requests_open on requests (received_at, id, quarantined_at, released_at, unit, taken_by)
		where answered_at is null and spam_at is null`,
	"create index receipts_by_mailbox on requests (mailbox, receipt_at) where receipt_at is not null",
	"create index receipts_by_time on requests (receipt_at) where receipt_at is not null",
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
		recipient_outcomes text,
		last_error text,
		created_at text not null,
		settled_at text,
		batch_id text
	)`,
	"create index mails_due_staff on mails (due_at) where state = 'pending' and kind <> 'receipt'",
	"create index mails_due_receipts on mails (due_at) where state = 'pending' and kind = 'receipt'",
	"create index mails_owed_staff on mails (created_at) where state = 'pending' and kind <> 'receipt'",
	"create index mails_owed_receipts on mails (created_at) where state = 'pending' and kind = 'receipt'",
	"create index mails_sent_staff on mails (settled_at) where state = 'sent' and kind = 'staff'",
	"create index mails_failed on mails (settled_at) where state = 'failed'",
	"create index mails_by_request on mails (request_id)",
	"create index mails_by_batch on mails (batch_id) where batch_id is not null",
	`create table notes (
		id text primary key,
		request_id text not null references requests (id) on delete cascade,
		text text not null,
		created_at text not null
	)`,
	"create index notes_by_request on notes (request_id)",
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
	"create table revisions (name text primary key, number integer not null)",
	"create table rate_limit_hits (subject text not null, at text not null)",
	"create index rate_limit_hits_by_subject on rate_limit_hits (subject, at)",
	"create index rate_limit_hits_by_time on rate_limit_hits (at)",
	"create table scheduled_jobs (name text primary key, done_at text not null)",
	`create table erasures (
		id text primary key,
		erased_at text not null,
		requests integer not null,
		mails integer not null,
		files integer not null
	)`,
	"create table write_checks (name text primary key, checked_at text not null)",
	"create table secrets (name text primary key, value text not null)",
	`create table sign_ins (
		id text primary key,
		member text not null,
		code text not null,
		tries integer not null,
		created_at text not null,
		expires_at text not null
	)`,
	"create index sign_ins_by_member on sign_ins (member, created_at)",
	"create table sign_in_hits (subject text not null, at text not null)",
	"create index sign_in_hits_by_subject on sign_in_hits (subject, at)",
	`create table desk_sessions (
		id text primary key,
		member text not null,
		created_at text not null,
		expires_at text not null
	)`,
	"create index desk_sessions_by_member on desk_sessions (member)",
];

/** Makes all tables in an empty database. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
