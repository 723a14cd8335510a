import { createHmac, createSecretKey } from "node:crypto";

/** @returns HMAC-SHA-256 of a text under a key, in base64url: equal for equal texts, and nothing to anybody without the key */
export function keyedHash(key: string): (text: string) => string {
	const secret = createSecretKey(key);
	return (text) => createHmac("sha256", secret).update(text).digest("base64url");
}
