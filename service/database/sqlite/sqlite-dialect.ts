/** Kysely dialect on node:sqlite: waits for another program's lock without blocking the event loop, and checks its file. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDriver,
	SqliteIntrospector,
	SqliteQueryCompiler,
	type SqliteStatement,
} from "kysely";
import { isBusy } from "../faults.ts";

// A visitor waits for the answer: past this the store counts as busy, and the request as not accepted.
const LOCK_TIMEOUT = 2000;
const PAUSE = 15;
const KEPT_STATEMENTS = 200;

/** @param checkFile throws if the open file is no longer the one in the folder; asked before each transaction */
export function sqliteDialect(file: DatabaseSync, checkFile: () => void): Dialect {
	return {
		createAdapter: () => new FileAdapter(),
		createDriver: () => new FileDriver(file, checkFile),
		createIntrospector: (db) => new SqliteIntrospector(db),
		createQueryCompiler: () => new SqliteQueryCompiler(),
	};
}

/** SQLite changes tables within transactions, so an upgrade that is cut short leaves the old tables as they were. */
class FileAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true;
	}
}

class FileDriver extends SqliteDriver {
	readonly #file: DatabaseSync;
	readonly #checkFile: () => void;

	constructor(file: DatabaseSync, checkFile: () => void) {
		super({ database: withKeptStatements(file) });
		this.#file = file;
		this.#checkFile = checkFile;
	}

	override async acquireConnection(): Promise<DatabaseConnection> {
		const connection = await super.acquireConnection();
		const executeQuery = async <Row>(query: CompiledQuery) => {
			const until = performance.now() + LOCK_TIMEOUT;
			for (;;) {
				try {
					return await connection.executeQuery<Row>(query);
				} catch (error) {
					if (!isBusy(error) || this.#file.isTransaction || performance.now() > until) throw error;
					await wait(PAUSE);
				}
			}
		};
		return { executeQuery, streamQuery: connection.streamQuery };
	}

	/** Takes the write lock at once: asked for later, it could be refused in the middle. */
	override async beginTransaction(connection: DatabaseConnection) {
		this.#checkFile();
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	override async rollbackTransaction(connection: DatabaseConnection) {
		// A full disk ends the transaction by itself; saying so again would hide the error that ended it.
		if (this.#file.isTransaction) await connection.executeQuery(CompiledQuery.raw("rollback"));
	}
}

/** A file as Kysely asks it, each statement prepared once. */
function withKeptStatements(file: DatabaseSync): SqliteDatabase {
	const kept = new Map<string, SqliteStatement>();

	function prepare(sql: string): SqliteStatement {
		const statement = file.prepare(sql);
		const prepared: SqliteStatement = {
			reader: statement.columns().length > 0,
			// `get()` on `INSERT … RETURNING` was seen to report rows that a full disk had lost.
			all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
			run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
			iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
		};
		const [oldest] = kept.size >= KEPT_STATEMENTS ? kept.keys() : [];
		if (oldest !== undefined) kept.delete(oldest);
		kept.set(sql, prepared);
		return prepared;
	}

	return {
		prepare: (sql) => kept.get(sql) ?? prepare(sql),
		close: () => {
			kept.clear();
			file.close();
		},
	};
}
