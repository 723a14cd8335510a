import type { Kysely } from "kysely";
import type { FieldCipher } from "../../service/crypto/field-cipher.ts";
import type { Tables } from "../../service/database/tables.ts";
import { ENCRYPTED_COLUMNS } from "../../service/store/keys/key-rotation.ts";
import { batches } from "./rows.ts";

/**
 * Decrypts every encrypted column, to prove that the keys in use can read the store; without one it throws `DATA_KEY`.
 * @returns how many records are not encrypted with the current key (`rotate-key` mends that)
 */
export async function decryptAll(db: Kysely<Tables>, cipher: FieldCipher): Promise<number> {
	let outdated = 0;
	for (const { column, ...source } of ENCRYPTED_COLUMNS) {
		for await (const rows of batches(db, source)) {
			for (const row of rows) {
				const stored = row[column] as string;
				cipher.decrypt(stored, row[source.key] as string);
				if (!cipher.isCurrent(stored)) outdated++;
			}
		}
	}
	return outdated;
}
