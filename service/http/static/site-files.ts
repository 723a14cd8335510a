/** The built site, in memory: a rebuild changes nothing that is served, and no stream breaks off midway. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { lookup } from "mrmime";
import { LANGUAGE_CODES, languagePath } from "../../../contract/languages.ts";
import { routeOf } from "../../../contract/web/addresses.ts";
import * as site from "../../../contract/web/site-headers.ts";
import { acceptedEncodings, ENCODINGS, ENDINGS, type Encoded, type Encoding } from "../../web/encodings.ts";
import type { BuiltPage } from "../../web/response.ts";

// Sent by the service itself, with a status of its own; and what only other hosts read.
const NOT_SERVED = new Set([...LANGUAGE_CODES.map((code) => languagePath(code, "/404")), "/_headers", "/_redirects"]);

/** What the desk's pages load: styles, scripts, typefaces and icons. */
const OF_DESK = /^(_astro|iconos)\/|^[^/]+\.(png|ico|svg)(\.\w+)?$/;

/** Answers a request for a file, or returns false if there is none; its `has` only tells. */
export type ServeFile = ReturnType<typeof siteFiles>;

/** The bytes under one Content-Encoding. */
interface Variant extends Encoded {
	/** Of these bytes alone: a cache must not complete one variant with a part of another (RFC 9110, section 8.8.3.3). */
	etag: string;
}

type Variants = { identity: Variant } & Partial<Record<Encoding, Variant>>;

/** @param policies by a page's file @param earlier folders of builds before @param withPages or only what the desk's pages load */
export function siteFiles(
	folder: string,
	policies: Readonly<Record<string, string>>,
	earlier: readonly string[] = [],
	withPages = true,
) {
	const files = new Map<string, { variants: Variants; headers: OutgoingHttpHeaders }>();
	for (const build of [folder, ...earlier]) {
		// Names that start with a dot count as well: /.well-known/security.txt.
		for (const name of readdirSync(build, { recursive: true, encoding: "utf8" })) {
			if (!withPages && !OF_DESK.test(name)) continue;
			const route = routeOf(name);
			if (NOT_SERVED.has(route) || files.has(route) || !statSync(join(build, name)).isFile()) continue;
			// A compressed variant is no file of its own.
			const ending = ENCODINGS.map((encoding) => ENDINGS[encoding]).find((one) => name.endsWith(one));
			if (ending && statSync(join(build, name.slice(0, -ending.length)), { throwIfNoEntry: false })) continue;
			files.set(route, { variants: variantsOf(build, name), headers: headersOf(name, policies[name]) });
		}
	}

	function answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
		const file = files.get(path);
		if (!file) return false;
		const { method, headers } = request;
		if (method !== "GET" && method !== "HEAD") {
			response.writeHead(405, { ...file.headers, Allow: "GET, HEAD", "Cache-Control": "no-store" }).end();
			return true;
		}
		// Ranges are of what is fetched (RFC 9110, section 14.2).
		const range = method === "GET" ? headers.range : undefined;
		const variant = range ? file.variants.identity : smallestVariant(file.variants, headers["accept-encoding"]);
		const { bytes, encoding, etag } = variant;
		const own = { ...file.headers, ETag: etag, ...(encoding && { "Content-Encoding": encoding }) };
		if (isKnown(etag, headers["if-none-match"])) {
			response.writeHead(304, own).end();
			return true;
		}
		const isCurrent = (headers["if-range"] ?? etag) === etag;
		const [status, more, body] = part(bytes, isCurrent ? range : undefined);
		response.writeHead(status, { ...own, "Content-Length": body.byteLength, ...more });
		response.end(method === "HEAD" ? undefined : body);
		return true;
	}

	return Object.assign(answer, { has: (path: string) => files.has(path) });
}

/** A page that the service answers with a status of its own, such as 404. */
export function builtPage(folder: string, name: string, policy: string): BuiltPage {
	const variants = variantsOf(folder, name);
	return { policy, variantFor: (acceptEncoding) => smallestVariant(variants, acceptEncoding) };
}

/** A file uncompressed, and in each encoding the build made because it was smaller. */
function variantsOf(folder: string, name: string): Variants {
	const read = (path: string): Variant => {
		const bytes = readFileSync(path);
		return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
	};
	const variants: Variants = { identity: read(join(folder, name)) };
	for (const encoding of ENCODINGS) {
		const path = join(folder, name + ENDINGS[encoding]);
		if (statSync(path, { throwIfNoEntry: false })) variants[encoding] = { ...read(path), encoding };
	}
	return variants;
}

function smallestVariant(variants: Variants, acceptEncoding: string | string[] | null | undefined): Variant {
	const encoding = acceptedEncodings(acceptEncoding?.toString()).find((one) => variants[one]);
	return (encoding && variants[encoding]) ?? variants.identity;
}

function headersOf(name: string, policy: string | undefined): OutgoingHttpHeaders {
	const type = site.MEDIA_TYPES[extname(name).slice(1)] ?? lookup(name) ?? "application/octet-stream";
	const isHashed = site.HASHED_FOLDERS.some((hashed) => name.startsWith(`${hashed}/`));
	// A page without a policy of its own was not made by this build: it may run and load nothing.
	const own = policy ?? (name.endsWith(".html") ? site.BARE_POLICY : undefined);
	return {
		...site.SECURITY_HEADERS,
		...(own && { "Content-Security-Policy": own }),
		...(name.endsWith(site.SHARED_ENDING) && site.SHOWN_ANYWHERE),
		"Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
		"Cache-Control": isHashed ? site.CACHE_IMMUTABLE : site.CACHE_REVALIDATE,
		Vary: "Accept-Encoding",
		"Accept-Ranges": "bytes",
	};
}

/** Whether the client has these bytes already, by If-None-Match (RFC 9110, section 13.1.2). */
function isKnown(etag: string, ifNoneMatch = ""): boolean {
	const tags = ifNoneMatch.split(",").map((tag) => tag.trim());
	return tags.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
}

/** The requested byte range (RFC 9110, section 14); the whole file if none, several or an invalid one is asked for. */
function part(bytes: Buffer, range = ""): [status: number, headers: OutgoingHttpHeaders, body: Buffer] {
	const size = bytes.length;
	const [, from = "", to = ""] = range.match(/^bytes=(\d{0,15})-(\d{0,15})$/) ?? [];
	const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
	const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
	if (from + to === "" || (from !== "" && to !== "" && Number(to) < start)) return [200, {}, bytes];
	if (start > end) return [416, { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" }, Buffer.alloc(0)];
	return [206, { "Content-Range": `bytes ${start}-${end}/${size}` }, bytes.subarray(start, end + 1)];
}
