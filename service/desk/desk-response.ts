/** Answers of the desk: not cached, not indexed, and without a referrer. */

import { brotliCompressSync, gzipSync } from "node:zlib";
import { SECURITY_HEADERS } from "../../contract/web/site-headers.ts";
import { acceptedEncodings, type Encoding } from "../web/encodings.ts";
import { type BuiltPage, emptyResponse, type Headers, htmlResponse, type Page } from "../web/response.ts";
import type { shellPages } from "../web/shell-pages.ts";

export const DESK_HEADERS: Headers = { "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" };

export const deskResponse = async (page: Page | BuiltPage, status: number, request: Request, headers: Headers = {}) =>
	await htmlResponse(page, status, request.headers, { ...DESK_HEADERS, ...headers, Vary: "Cookie" });

/** @param name of letters that stand in a header as they are */
export function fileResponse(body: string | ReadableStream, type: string, name: string): Response {
	const saved = { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` };
	return new Response(body, {
		headers: { ...SECURITY_HEADERS, ...DESK_HEADERS, "Cache-Control": "no-store", ...saved },
	});
}

/** After a change: the browser fetches a page, so that reloading it changes nothing. */
export const seeOther = (path: string, headers: Headers = {}): Response =>
	emptyResponse(303, { ...DESK_HEADERS, ...headers, Location: path });

export type DeskPage = ReturnType<typeof shellPages>;

const COMPRESS = { br: brotliCompressSync, gzip: gzipSync };

/** A page that is the same for all, compressed when first asked for: later it costs no more than a file. */
export function builtOnce({ html, policy }: Page): BuiltPage {
	const bytes = Buffer.from(html);
	const compressed: Partial<Record<Encoding, Buffer<ArrayBuffer>>> = {};
	return {
		policy,
		variantFor: (accepted) => {
			const [encoding] = acceptedEncodings(accepted);
			if (!encoding) return { bytes };
			compressed[encoding] ??= COMPRESS[encoding](bytes);
			return { bytes: compressed[encoding], encoding };
		},
	};
}
