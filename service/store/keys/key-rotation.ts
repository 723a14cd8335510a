import type { Expression, SqlBool } from "kysely";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { Db } from "../../database/tables.ts";
import { toErased } from "../outbox/call-mails.ts";
import type { StoreContext } from "../store-context.ts";

const AT_ONCE = 200;

/** What is encrypted, and the id that binds each text; `only` of which rows, if not of all. */
const ENCRYPTED_COLUMNS = [
	{ table: "requests", key: "id", column: "details" },
	{ table: "notes", key: "id", column: "text" },
	{ table: "mails", key: "id", column: "content", only: toErased },
	{ table: "secrets", key: "name", column: "value" },
] as const;

/** Counts records by key and re-encrypts them; `rotate` rejects with the code `DATA_KEY` if a key is missing. */
export function keyRotation({ database, cipher }: Pick<StoreContext, "database" | "cipher">) {
	const db = database.db;

	/** Re-encrypts, or decrypts if there is no key, what has not the current one. @returns how many records */
	async function rotate(): Promise<number> {
		let count = 0;
		for await (const { source, rows } of records(db)) {
			const stale = rows.filter(({ stored }) => !cipher.isCurrent(stored));
			await db.transaction().execute(async (transaction) => {
				for (const { id, stored } of stale) {
					const encrypted = cipher.encrypt(cipher.decrypt(stored, id), id);
					await transaction
						.updateTable(source.table as "notes")
						.set({ [source.column]: encrypted })
						.where(source.key as "id", "=", id)
						// Changed meanwhile, it is encrypted as it should be already.
						.where(source.column as "text", "=", stored)
						.execute();
				}
			});
			count += stale.length;
		}
		return count;
	}

	return { rotate, outdated: () => countOutdated(db, cipher) };
}

/** Every encrypted text with the id that binds it, a batch at a time. */
async function* records(db: Db) {
	for (const source of ENCRYPTED_COLUMNS) {
		for (let after = ""; ; ) {
			const rows = await db
				.selectFrom(source.table as "notes")
				.select([`${source.key as "id"} as id`, `${source.column as "text"} as stored`])
				.where(source.key as "id", ">", after)
				.$if("only" in source, (query) => query.where((source as { only: Expression<SqlBool> }).only))
				.orderBy(source.key as "id")
				.limit(AT_ONCE)
				.execute();
			if (rows.length === 0) break;
			after = rows.at(-1)?.id as string;
			yield { source, rows };
		}
	}
}

/** Counts the records that `rotate` would re-encrypt. @param each is called with every record */
async function countOutdated(db: Db, cipher: FieldCipher, each?: (stored: string, id: string) => unknown) {
	let outdated = 0;
	for await (const { rows } of records(db)) {
		for (const { id, stored } of rows) {
			each?.(stored, id);
			if (!cipher.isCurrent(stored)) outdated++;
		}
	}
	return outdated;
}

/** Decrypts all, to prove that the keys can; throws `DATA_KEY`. @returns how many `rotate` would re-encrypt */
export const decryptAll = async (db: Db, cipher: FieldCipher) => await countOutdated(db, cipher, cipher.decrypt);
