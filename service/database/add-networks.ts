import { type Kysely, sql } from "kysely";

/** What is known of a request's network. No index holds what is not held: it would cost storing each a tenth. */
const STATEMENTS = [
	"alter table requests add column network text",
	"alter table requests add column receipt_withheld text",
	`create index requests_held_by_network on requests (network, received_at, id)
		where suspicion = 'network' and answered_at is null and spam_at is null and released_at is null`,
	"create table refusals (minute text primary key, count integer not null)",
];

export async function addNetworks(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
