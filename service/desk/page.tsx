import { brotliCompressSync, gzipSync } from "node:zlib";
import { acceptedEncodings } from "../web/encodings.ts";
import type { BuiltPage, Page } from "../web/response.ts";
import type { shellPages } from "../web/shell-pages.ts";

export type DeskPage = ReturnType<typeof shellPages>;

/** A page that is the same for everybody, compressed once: what strangers are sent costs no more than a file. */
export function builtOnce({ html, policy }: Page): BuiltPage {
	const bytes = Buffer.from(html);
	const compressed = { br: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
	return {
		policy,
		variantFor: (accepted) => {
			const [encoding] = acceptedEncodings(accepted);
			return encoding ? { bytes: compressed[encoding], encoding } : { bytes };
		},
	};
}
