import { type Kysely, sql } from "kysely";

/**
 * A request knows the list that names it; before, its own notice stood in the queue as a line of that list. `mails.batch_id`
 * stays, unused: a process of the version before goes on claiming mails until it is updated.
 */
const STATEMENTS = [
	"alter table requests add column listed_in text",
	`update requests set listed_in = (select max(batch_id) from mails where mails.request_id = requests.id and state = 'batched')
		where id in (select request_id from mails where state = 'batched')`,
	"delete from mails where state = 'batched'",
	"drop index mails_by_batch",
	"drop index mails_sent_staff",
	// A store of the day before may hold it; storing each request costs a tenth more with it.
	"drop index if exists requests_with_network",
	"create index requests_listed on requests (listed_in) where listed_in is not null",
	"create index mails_lists on mails (id) where state = 'pending' and kind = 'batch'",
];

export async function listsOfNotices(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
