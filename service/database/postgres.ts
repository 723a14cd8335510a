/** PostgreSQL by address. Apart from SQLite, which not every platform that runs this has. */
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** @param most connections at once; what comes on top waits for one */
export function postgresDatabase(url: string, most = 10): Database {
	const pool = new Pool({
		connectionString: url,
		max: most,
		connectionTimeoutMillis: 5000,
		// A server that falls silent must become an error: a visitor waits for the answer.
		query_timeout: 10_000,
		keepAlive: true,
	});
	// A server that goes away breaks connections, idle and busy ones; the pool replaces them, so that is no reason to end.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return { kind: "postgres", db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
