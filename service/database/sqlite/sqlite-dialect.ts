/** Kysely dialect on node:sqlite: waits for another program's lock without blocking the event loop, and checks its file. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type QueryResult,
	SqliteAdapter,
	SqliteDriver,
	SqliteIntrospector,
	SqliteQueryCompiler,
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
	readonly #connection: FileConnection;

	constructor(file: DatabaseSync, checkFile: () => void) {
		super({ database: async () => Promise.reject(new Error("The file is already open")) });
		this.#file = file;
		this.#checkFile = checkFile;
		this.#connection = new FileConnection(file);
	}

	override async init() {}

	override async acquireConnection() {
		return this.#connection;
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

	override async destroy() {
		this.#connection.forget();
		this.#file.close();
	}
}

class FileConnection implements DatabaseConnection {
	readonly #file: DatabaseSync;
	readonly #statements = new Map<string, { statement: StatementSync; reads: boolean }>();

	constructor(file: DatabaseSync) {
		this.#file = file;
	}

	async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		const until = performance.now() + LOCK_TIMEOUT;
		for (;;) {
			try {
				return this.#run(sql, parameters as SQLInputValue[]);
			} catch (error) {
				if (!isBusy(error) || this.#file.isTransaction || performance.now() > until) throw error;
				await wait(PAUSE);
			}
		}
	}

	/** `get()` on `INSERT … RETURNING` was seen to report rows that a full disk had lost. */
	#run<Row>(sql: string, parameters: SQLInputValue[]): QueryResult<Row> {
		const { statement, reads } = this.#prepared(sql);
		if (reads) return { rows: statement.all(...parameters) as Row[] };
		const { changes, lastInsertRowid } = statement.run(...parameters);
		return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
	}

	#prepared(sql: string) {
		const known = this.#statements.get(sql);
		if (known) return known;
		const statement = this.#file.prepare(sql);
		const prepared = { statement, reads: statement.columns().length > 0 };
		const [oldest] = this.#statements.size >= KEPT_STATEMENTS ? this.#statements.keys() : [];
		if (oldest !== undefined) this.#statements.delete(oldest);
		this.#statements.set(sql, prepared);
		return prepared;
	}

	forget() {
		this.#statements.clear();
	}

	// biome-ignore lint/correctness/useYield: nothing streams from the store
	async *streamQuery(): AsyncIterableIterator<never> {
		throw new Error("Streaming is not supported");
	}
}
