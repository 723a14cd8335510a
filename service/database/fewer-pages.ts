import { type Kysely, SqliteAdapter, sql } from "kysely";

/**
 * Fewer pages for each stored request. One index holds both lanes of mails, and what is due for a reminder is found
 * among the open requests. A process of the version before works on: its queries need none of the indexes that go.
 */
const INDEXES = [
	"drop index requests_to_check",
	"drop index requests_open",
	`create index requests_open on requests (received_at, id, quarantined_at, released_at, unit, taken_by, next_check_at)
		where answered_at is null and spam_at is null`,
	"drop index mails_due_staff",
	"drop index mails_due_receipts",
	"drop index mails_owed_staff",
	"drop index mails_owed_receipts",
	"create index mails_due on mails ((kind = 'receipt'), due_at, created_at) where state = 'pending'",
	"drop index rate_limit_hits_by_time",
];

/** SQLite alone: rows in the order of their key, so that they need no index beside the table. */
const CLUSTERED = [
	`create table clustered_mails (
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
	) without rowid`,
	"insert into clustered_mails select * from mails",
	"drop table mails",
	"alter table clustered_mails rename to mails",
	"create index mails_due on mails ((kind = 'receipt'), due_at, created_at) where state = 'pending'",
	"create index mails_failed on mails (settled_at) where state = 'failed'",
	"create index mails_by_request on mails (request_id)",
	"create index mails_lists on mails (id) where state = 'pending' and kind = 'batch'",
	// Two hits of a subject may come in the same millisecond.
	`create table clustered_hits (
		subject text not null,
		at text not null,
		salt blob not null default (randomblob(8)),
		primary key (subject, at, salt)
	) without rowid`,
	"insert into clustered_hits (subject, at) select subject, at from rate_limit_hits",
	"drop table rate_limit_hits",
	"alter table clustered_hits rename to rate_limit_hits",
];

export async function fewerPages(db: Kysely<unknown>): Promise<void> {
	const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
	for (const statement of [...INDEXES, ...(isSqlite ? CLUSTERED : [])]) await sql.raw(statement).execute(db);
}
