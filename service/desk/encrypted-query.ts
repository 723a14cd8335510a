import type { FieldCipher } from "../crypto/field-cipher.ts";
import { withFallback } from "../with-fallback.ts";

/** What an address of the desk holds under `ENCRYPTED_QUERY`. */
type EncryptedPurpose = "search" | "code" | "person";

export const ENCRYPTED_QUERY = "s";

export type EncryptedQuery = ReturnType<typeof encryptedQuery>;

/** Encrypts what must not be readable in an address, a history or a log: words of a search, a mail address. */
export function encryptedQuery(store: () => { queryCipher: FieldCipher }) {
	return {
		/** @throws the store's error while it is not open */
		encrypt: (text: string, purpose: EncryptedPurpose): string => {
			const { encrypt, prefix = "" } = store().queryCipher;
			return encrypt(text, purpose).slice(prefix.length);
		},
		/** @returns undefined if it was not encrypted here for this purpose, and while the store is not open */
		decrypt: (encrypted: string | null | undefined, purpose: EncryptedPurpose): string | undefined =>
			withFallback(() => {
				const { decrypt, prefix = "" } = store().queryCipher;
				return encrypted ? decrypt(prefix + encrypted, purpose) : undefined;
			}, undefined),
	};
}
