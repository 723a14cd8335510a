import { type Kysely, sql } from "kysely";

/**
 * What is known of a request's network. Each index is small or grows at its end, so that storing a request costs hardly
 * more: by time, and by the network of those held for it.
 */
const STATEMENTS = [
	"alter table requests add column network text",
	"alter table requests add column receipt_withheld text",
	"create index requests_with_network on requests (received_at, network) where network is not null",
	`create index requests_held_by_network on requests (network, received_at, id)
		where suspicion = 'network' and answered_at is null and spam_at is null and released_at is null`,
	"create table refusals (minute text primary key, count integer not null)",
];

export async function addNetworks(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
