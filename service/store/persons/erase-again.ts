/** What was erased stays erased, also in a restored backup: by keyed hashes, which say nothing to whoever has not the store's key. */
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { Db } from "../../database/tables.ts";
import { keyName, storeHash } from "../keys/store-key.ts";
import { bumpRevision } from "../requests/revision.ts";

/** By whose mail address; with a telephone only what came from both. */
type Erased = readonly string[];

/** What `erasures.persons` holds. @param key its name, so that hashes of another store are told apart */
export const erasedPersons = (key: string, persons: readonly Erased[]): string =>
	JSON.stringify({ key, persons: [...new Map(persons.map((one) => [one.join(), one])).values()] });

/** Erases again what came in before an erasure. @returns how many came back, and the erasures it cannot tell */
export async function eraseAgain(transaction: Db, cipher: FieldCipher) {
	const key = keyName(await storeHash(transaction, cipher));
	const again = { persons: 0, requests: 0, untold: [] as string[] };
	for (const { persons: stored, erased_at } of await transaction.selectFrom("erasures").selectAll().execute()) {
		const kept: { key?: string; persons: Erased[] } = JSON.parse(stored ?? '{"persons":[]}');
		if (kept.key !== key) {
			again.untold.push(erased_at);
			continue;
		}
		const before = transaction.deleteFrom("requests").where("received_at", "<=", erased_at);
		const theirs = before.where((request) =>
			request.or(
				kept.persons.map(([person = "", phone]) => request.and({ person, ...(phone !== undefined && { phone }) })),
			),
		);
		const { numDeletedRows } = await theirs.executeTakeFirstOrThrow();
		again.requests += Number(numDeletedRows);
		again.persons += numDeletedRows > 0n ? 1 : 0;
	}
	if (again.requests > 0) await bumpRevision(transaction, "deletions");
	return again;
}
