import type { FieldCipher } from "../crypto/field-cipher.ts";

/** What an address of the desk's holds under `SEALED_QUERY`. */
export type SealedPurpose = "search" | "code" | "person";

export const SEALED_QUERY = "s";

export type SealedQuery = ReturnType<typeof sealedQuery>;

/** Encrypts what nobody may read in an address, a history or a log: what was searched for, and whose address was typed. */
export function sealedQuery(store: () => { queryCipher: FieldCipher }) {
	return {
		/** @throws the store's error while it is not open */
		seal: (text: string, purpose: SealedPurpose): string => {
			const { encrypt, prefix = "" } = store().queryCipher;
			return encrypt(text, purpose).slice(prefix.length);
		},
		/** @returns undefined where it is none of ours for this purpose, and while the store is not open */
		open: (sealed: string | null | undefined, purpose: SealedPurpose): string | undefined => {
			try {
				const { decrypt, prefix = "" } = store().queryCipher;
				return sealed ? decrypt(prefix + sealed, purpose) : undefined;
			} catch {
				return undefined;
			}
		},
	};
}
