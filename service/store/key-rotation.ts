import type { Tables } from "../database/tables.ts";
import type { StoreContext } from "./store-context.ts";

const AT_ONCE = 200;

export interface SealStatus {
	/** Records sealed with today's key, or unsealed where there is none. */
	current: number;
	/** Records that wait for `rotateKey`: sealed with a former key, or not at all though there is a key. */
	outdated: number;
}

type Sealed = { [Name in keyof Tables]: { table: Name; key: keyof Tables[Name]; column: keyof Tables[Name] } };

/** What is sealed: table, column and the key that binds it. */
export const SEALED = [
	{ table: "requests", key: "id", column: "details" },
	{ table: "notes", key: "id", column: "text" },
	{ table: "secrets", key: "name", column: "value" },
] as const satisfies readonly Sealed[keyof Tables][];

/**
 * What of the store is sealed with which key, and sealing it anew: that rejects with the code `DATA_KEY` where a key is
 * missing, and what went before stays sealed anew.
 */
export function keyRotation({ database, box }: Pick<StoreContext, "database" | "box">) {
	const db = database.db;

	/**
	 * Seals anew whatever is not sealed with today's key: after a new DATA_KEY, a first one, or without one to unseal.
	 * Works beside a running service, and can be repeated.
	 * @returns how many records
	 */
	async function rotate(): Promise<number> {
		let count = 0;
		for (const source of SEALED) {
			for (let after = ""; ; ) {
				const rows = await read(source, after);
				if (rows.length === 0) break;
				after = rows.at(-1)?.id as string;
				const outdated = rows.filter(({ stored }) => !box.isCurrent(stored));
				await db.transaction().execute(async (transaction) => {
					for (const { id, stored } of outdated) {
						const sealed = box.seal(box.open(stored, id), id);
						await transaction
							.updateTable(source.table as "notes")
							.set({ [source.column]: sealed })
							.where(source.key as "id", "=", id)
							// Changed meanwhile, it is sealed as it should be already.
							.where(source.column as "text", "=", stored)
							.execute();
					}
				});
				count += outdated.length;
			}
		}
		return count;
	}

	async function status(): Promise<SealStatus> {
		const counts = { current: 0, outdated: 0 };
		for (const source of SEALED) {
			for (let after = ""; ; ) {
				const rows = await read(source, after);
				if (rows.length === 0) break;
				after = rows.at(-1)?.id as string;
				for (const { stored } of rows) counts[box.isCurrent(stored) ? "current" : "outdated"]++;
			}
		}
		return counts;
	}

	async function read(source: (typeof SEALED)[number], after: string): Promise<{ id: string; stored: string }[]> {
		const rows = await db
			.selectFrom(source.table as "notes")
			.select([`${source.key as "id"} as id`, `${source.column as "text"} as stored`])
			.where(source.key as "id", ">", after)
			.orderBy(source.key as "id")
			.limit(AT_ONCE)
			.execute();
		return rows;
	}

	return { rotate, status };
}
