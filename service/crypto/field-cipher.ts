/** Encrypts personal data before it is written: AES-256-GCM, a nonce each, bound to the record it belongs to. */
import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { withFallback } from "../with-fallback.ts";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;
// What was stored without a key is JSON or a note, and must never read as encrypted.
const ENCRYPTED = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/;

export type FieldCipher = ReturnType<typeof fieldCipher>;

/** @param previous keys that were used before: they decrypt, and encrypt nothing */
export function fieldCipher(key?: Uint8Array, previous: readonly Uint8Array[] = []) {
	const keys = new Map((key ? [key, ...previous] : previous).map((one) => [keyId(one), one]));
	/** Of texts encrypted with the current key, `sealed:1:<key id>:`; undefined without a key. */
	const prefix = key && `sealed:1:${keyId(key)}:`;

	/** Encrypts a text; returns it unchanged without a key. @param owner id of the record it belongs to, which is authenticated */
	function encrypt(text: string, owner: string): string {
		if (!key) {
			if (ENCRYPTED.test(text)) throw new Error("A text that reads as encrypted cannot be kept unencrypted");
			return text;
		}
		const nonce = randomBytes(NONCE);
		const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
		const encrypted = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
		return `${prefix}${encrypted.toString("base64url")}`;
	}

	/** @throws an error with the code `DATA_KEY` if its key is missing, or it was tampered with or moved */
	function decrypt(stored: string, owner: string): string {
		const [, id, content] = stored.match(ENCRYPTED) ?? [];
		if (id === undefined || content === undefined) return stored;
		const opener = keys.get(id);
		if (!opener) throw unopened("the key it was encrypted with is not among DATA_KEY and DATA_KEY_PREVIOUS");
		const bytes = Buffer.from(content, "base64url");
		try {
			const decipher = createDecipheriv(CIPHER, opener, bytes.subarray(0, NONCE))
				.setAAD(Buffer.from(owner))
				.setAuthTag(bytes.subarray(-TAG));
			return decipher.update(bytes.subarray(NONCE, -TAG), undefined, "utf8") + decipher.final("utf8");
		} catch {
			throw unopened("it was changed, or belongs to another record");
		}
	}

	/** The same; undefined if it cannot be decrypted with the keys at hand. */
	const tryDecrypt = (stored: string, owner: string) => withFallback(() => decrypt(stored, owner), undefined);

	/** Whether a stored text is encrypted with the current key; otherwise key rotation re-encrypts it. */
	const isCurrent = (stored: string) => (prefix ? stored.startsWith(prefix) : !ENCRYPTED.test(stored));

	return { encrypt, decrypt, tryDecrypt, isCurrent, prefix };
}

const keyId = (key: Uint8Array): string =>
	createHash("sha256").update("ivf-do data key ").update(key).digest("hex").slice(0, 8);

const unopened = (why: string): Error =>
	Object.assign(new Error(`Encrypted data cannot be decrypted: ${why}`), { code: "DATA_KEY" });
