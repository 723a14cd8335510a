import { Buffer } from "node:buffer";
import type { DataBox } from "../crypto/field-cipher.ts";
import type { StoreOptions } from "./store-context.ts";

/**
 * The store's own random key of this name, made at the first call; sealed where DATA_KEY is set, so that a stolen
 * database alone cannot be searched for a known address.
 * @throws an error with the code `DATA_KEY` where it was sealed with a key that is not given
 */
export async function storeSecret(
	{ database: { db }, randomBytes }: Pick<StoreOptions, "database" | "randomBytes">,
	box: DataBox,
	name: string,
): Promise<string> {
	const fresh = box.seal(Buffer.from(randomBytes(32)).toString("base64"), name);
	await db
		.insertInto("secrets")
		.values({ name, value: fresh })
		.onConflict((clash) => clash.doNothing())
		.execute();
	const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
	return box.open(value, name);
}
