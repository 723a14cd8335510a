/** The text that a built site's pages are compressed against, for browsers that hold it already (RFC 9842). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { DICTIONARY } from "../../contract/site-headers.ts";

/** A site's dictionary, or that it has none. */
export type Dictionary = ReturnType<typeof siteDictionary>;

/**
 * @param folder the built site
 * @param names its files
 */
export function siteDictionary(folder: string, names: ReadonlySet<string>) {
	const { begins, ends } = DICTIONARY;
	const file = [...names].find((name) => pathOf(name).startsWith(begins) && name.endsWith(ends));
	const held =
		file &&
		`:${createHash("sha256")
			.update(readFileSync(join(folder, file)))
			.digest("base64")}:`;
	return {
		/** Whether whoever asks holds exactly this one. */
		isHeldBy: (request: IncomingMessage) => held !== undefined && request.headers["available-dictionary"] === held,
		/** With the dictionary itself: what it may be used for. */
		headersOf: (name: string): Record<string, string> =>
			name === file ? { "Use-As-Dictionary": 'match="/*", match-dest=("document")' } : {},
		/** With a page that has a form against it: where to fetch it, once the browser is idle. */
		pageHeaders: (): Record<string, string> =>
			file
				? { Link: `</${pathOf(file)}>; rel="compression-dictionary"`, Vary: "Accept-Encoding, Available-Dictionary" }
				: {},
	};
}

const pathOf = (name: string) => name.replaceAll("\\", "/");
