import { type Kysely, sql } from "kysely";

/** What became of a request, when to follow it up, and how one came that staff wrote down. */
const STATEMENTS = [
	"alter table requests add column outcome text",
	"alter table requests add column left_reason text",
	"alter table requests add column follow_up text",
	"alter table requests add column remind_at text",
	"alter table requests add column came_by text",
	"alter table requests add column consent text",
	"create index requests_to_follow_up on requests (follow_up, id) where follow_up is not null",
	"create index requests_to_remind on requests (remind_at) where remind_at is not null",
];

export async function addOutcomes(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
