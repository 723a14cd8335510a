/** PostgreSQL by address. Apart from SQLite, which not every platform that runs this has. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient } from "pg";
import type { Database } from "../database.ts";
import { hasStoppedServing, READ_ONLY } from "../faults.ts";
import type { Tables } from "../tables.ts";

/** @param most connections at once; what comes on top waits for one */
export function postgresDatabase(url: string, most = 10, queryTimeout = 10_000): Database {
	const opened = new WeakMap<PoolClient, number>();
	const pool = new Pool({
		connectionString: url,
		max: most,
		connectionTimeoutMillis: 5000,
		// A server that falls silent must become an error: a visitor waits for the answer.
		query_timeout: queryTimeout,
		keepAlive: true,
		onConnect: async (client) => {
			opened.set(client as PoolClient, performance.now());
			const { rows } = await client.query("SHOW transaction_read_only");
			if (rows[0].transaction_read_only === "on") throw Object.assign(new Error("It only reads"), { code: READ_ONLY });
		},
	});
	// A server that goes away breaks connections, idle and busy ones; the pool replaces them, so that is no reason to end.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	const dialect = new PostgresDialect({
		pool: { connect: freshConnections(pool, opened), end: () => pool.end(), options: pool.options },
	});
	return { kind: "postgres", db: new Kysely<Tables>({ dialect }) };
}

/** Connections of a pool, none of a server that fell silent or only reads: after such a fault all as old are replaced. @param opened when */
function freshConnections(pool: Pool, opened: WeakMap<PoolClient, number>): () => Promise<PostgresPoolClient> {
	let lastFailure = 0;

	return async function connect() {
		for (;;) {
			const client = await pool.connect();
			if ((opened.get(client) ?? 0) >= lastFailure) return guarded(client);
			client.release(true);
		}
	};

	function guarded(client: PoolClient): PostgresPoolClient {
		let failure: Error | undefined;
		async function query(text: string, parameters: unknown[]) {
			// A rollback would wait as long again.
			if (failure) throw failure;
			try {
				return await client.query(text, parameters);
			} catch (error) {
				if (!(error instanceof DatabaseError) || hasStoppedServing(error)) {
					failure = error as Error;
					lastFailure = performance.now();
				}
				throw error;
			}
		}
		return {
			query: query as unknown as PostgresPoolClient["query"],
			release: (destroy) => client.release(destroy || failure !== undefined),
		};
	}
}
