/** PostgreSQL by address. Apart from SQLite, which not every platform that runs this has. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient } from "pg";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";

/** @param most connections at once; what comes on top waits for one */
export function postgresDatabase(url: string, most = 10, queryTimeout = 10_000): Database {
	const pool = new Pool({
		connectionString: url,
		max: most,
		connectionTimeoutMillis: 5000,
		// A server that falls silent must become an error: a visitor waits for the answer.
		query_timeout: queryTimeout,
		keepAlive: true,
	});
	// A server that goes away breaks connections, idle and busy ones; the pool replaces them, so that is no reason to end.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	const dialect = new PostgresDialect({
		pool: { connect: freshConnections(pool), end: () => pool.end(), options: pool.options },
	});
	return { kind: "postgres", db: new Kysely<Tables>({ dialect }) };
}

/**
 * Connections of a pool. The pool itself would reuse those of a silent server. Here one whose query failed without
 * an answer of the server's is destroyed, and every other that is as old is replaced before it is used: the server
 * behind the address may be another by now.
 */
function freshConnections(pool: Pool): () => Promise<PostgresPoolClient> {
	const opened = new WeakMap<PoolClient, number>();
	pool.on("connect", (client) => opened.set(client, performance.now()));
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
				if (!(error instanceof DatabaseError)) {
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
