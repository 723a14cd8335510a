/** The store's own random key: what is compared and must be readable by nobody is hashed with it. */
import { createHmac, createSecretKey } from "node:crypto";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { Db } from "../../database/tables.ts";

const SECRET = "person-hash-key";

/** Makes the key at the first call; encrypted if DATA_KEY is set, so that a stolen database alone cannot be searched for a known address. */
export async function makeStoreKey(db: Db, cipher: FieldCipher, random: (length: number) => Uint8Array) {
	const fresh = cipher.encrypt(Buffer.from(random(32)).toString("base64"), SECRET);
	const insert = db.insertInto("secrets").values({ name: SECRET, value: fresh });
	await insert.onConflict((clash) => clash.doNothing()).execute();
}

/** @returns a hash that is equal for equal texts, and nothing to anybody without the store's key */
export async function storeHash(db: Db, cipher: FieldCipher): Promise<(text: string) => string> {
	const stored = db.selectFrom("secrets").select("value").where("name", "=", SECRET);
	const secret = createSecretKey(cipher.decrypt((await stored.executeTakeFirstOrThrow()).value, SECRET), "utf8");
	return (text) => createHmac("sha256", secret).update(text).digest("base64url");
}

/** Tells by which key something was hashed, without the key. */
export const keyName = (hash: (text: string) => string) => hash("name of the key").slice(0, 8);
