/** The text that a built site's pages are compressed against, for browsers that hold it already (RFC 9842). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DICTIONARY, KEPT_FOR_A_DAY } from "../../contract/site-headers.ts";
import type { Asking } from "./encodings.ts";

/** A site's dictionary, or that it has none. */
export type Dictionary = ReturnType<typeof siteDictionary>;

/**
 * @param folder the built site
 * @param names its files
 */
export function siteDictionary(folder: string, names: ReadonlySet<string>) {
	const bytes = names.has(DICTIONARY.file) ? readFileSync(join(folder, DICTIONARY.file)) : undefined;
	const held = bytes && `:${createHash("sha256").update(bytes).digest("base64")}:`;
	return {
		/** Whether whoever asks holds exactly this one. */
		isHeldBy: (asking: Asking) => held !== undefined && asking.get("available-dictionary") === held,
		/** With the dictionary itself: what it may be used for. */
		headersOf: (name: string): Record<string, string> =>
			name === DICTIONARY.file
				? { "Use-As-Dictionary": 'match="/*", match-dest=("document")', "Cache-Control": KEPT_FOR_A_DAY }
				: {},
	};
}
