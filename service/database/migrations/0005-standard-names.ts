import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/** Renames tables and columns to standard names; no row is rewritten but one, so it takes no time on a large store. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runSql(
		db,
		"drop index requests_to_watch",
		"alter table requests rename column watch_at to next_check_at",
		"create index requests_to_check on requests (next_check_at) where next_check_at is not null",
		"alter table duties rename to scheduled_jobs",
		"update scheduled_jobs set name = 'reminders' where name = 'watch'",
		"alter table mails rename column taken_by to recipient_outcomes",
		"drop index hits_by_subject",
		"drop index hits_by_time",
		"alter table hits rename to rate_limit_hits",
		"create index rate_limit_hits_by_subject on rate_limit_hits (subject, at)",
		"create index rate_limit_hits_by_time on rate_limit_hits (at)",
	);
}
