import { Buffer } from "node:buffer";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { StoreOptions } from "../store-context.ts";

/**
 * The store's own random key of this name, made at the first call; encrypted if DATA_KEY is set, so that a stolen
 * database alone cannot be searched for a known address.
 */
export async function storeSecret(
	{ database: { db }, randomBytes }: Pick<StoreOptions, "database" | "randomBytes">,
	cipher: FieldCipher,
	name: string,
): Promise<string> {
	const fresh = cipher.encrypt(Buffer.from(randomBytes(32)).toString("base64"), name);
	await db
		.insertInto("secrets")
		.values({ name, value: fresh })
		.onConflict((clash) => clash.doNothing())
		.execute();
	const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
	return cipher.decrypt(value, name);
}
