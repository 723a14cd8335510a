/**
 * The built site, held in memory: a rebuild under a running service changes nothing it serves, and no stream can
 * break off in the middle of an answer.
 */
import { readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { lookup } from "mrmime";
import { routeOf } from "../../contract/addresses.ts";
import {
	BARE_POLICY,
	CACHE_IMMUTABLE,
	CACHE_REVALIDATE,
	HASHED_FOLDERS,
	MEDIA_TYPES,
	SECURITY_HEADERS,
} from "../../contract/site-headers.ts";
import type { RequestHeaders } from "./encodings.ts";
import {
	isCompressedVariant,
	isKnown,
	smallestVariant,
	type Variant,
	type Variants,
	variantsOf,
} from "./file-variants.ts";

// Sent by the service itself, with a status of its own; and what only other hosts read.
const NOT_SERVED = new Set(["404.html", "_headers", "_redirects"]);

/** Answers a request for a file; returns false where there is none. */
export type AnswerFile = ReturnType<typeof siteFiles>;

interface SiteFile {
	variants: Variants;
	headers: Record<string, string>;
}

/**
 * Reads every file below a folder.
 * @param policies Content-Security-Policy by the name of a page's file
 * @param earlier folders with hashed files of builds before this one
 * @returns a handler that answers GET and HEAD, refuses other methods, and says whether there was such a file
 */
export function siteFiles(folder: string, policies: Readonly<Record<string, string>>, earlier: readonly string[] = []) {
	const files = new Map<string, SiteFile>();
	// Names that start with a dot count as well: /.well-known/security.txt.
	const names = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }));
	for (const name of names) {
		const path = join(folder, name);
		if (NOT_SERVED.has(name) || isCompressedVariant(name, names) || !statSync(path).isFile()) continue;
		files.set(routeOf(name), siteFile(folder, name, names, policies[name]));
	}

	for (const build of earlier) {
		const kept = new Set(
			readdirSync(build, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/")),
		);
		for (const name of kept) {
			if (files.has(routeOf(name)) || isCompressedVariant(name, kept) || !statSync(join(build, name)).isFile())
				continue;
			files.set(routeOf(name), siteFile(build, name, kept, undefined));
		}
	}

	/** Answers a request for a file; false where there is none. */
	return function answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
		const file = files.get(path);
		if (!file) return false;
		for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
		if (request.method !== "GET" && request.method !== "HEAD") {
			response.writeHead(405, { Allow: "GET, HEAD", "Cache-Control": "no-store" }).end();
			return true;
		}
		// Ranges are of what is fetched (RFC 9110, section 14.2).
		const ranged = request.headers.range !== undefined && request.method === "GET";
		const variant = ranged ? file.variants.identity : smallestVariant(file.variants, headersOf(request));
		response.setHeader("ETag", variant.etag);
		if (variant.encoding) response.setHeader("Content-Encoding", variant.encoding);
		if (isKnown(variant, request)) {
			response.writeHead(304).end();
			return true;
		}
		const body = ranged ? part(variant, request, response) : variant.bytes;
		if (body) response.setHeader("Content-Length", body.byteLength);
		response.end(request.method === "HEAD" ? undefined : body);
		return true;
	};
}

function headersOf({ headers }: IncomingMessage): RequestHeaders {
	return { get: (name) => headers[name]?.toString() ?? null };
}

/** A page without a policy of its own was not made by this build: it may run and load nothing. */
function pagePolicy(name: string, policy: string | undefined): Record<string, string> {
	const own = policy ?? (name.endsWith(".html") ? BARE_POLICY : undefined);
	return own ? { "Content-Security-Policy": own } : {};
}

function siteFile(folder: string, name: string, names: ReadonlySet<string>, policy: string | undefined): SiteFile {
	const type = MEDIA_TYPES[extname(name).slice(1)] ?? lookup(name) ?? "application/octet-stream";
	const variants = variantsOf(folder, name, names);
	return {
		variants,
		headers: {
			...SECURITY_HEADERS,
			...pagePolicy(name, policy),
			"Content-Type": /^text\//.test(type) ? `${type}; charset=utf-8` : type,
			"Cache-Control": HASHED_FOLDERS.some((hashed) => name.startsWith(`${hashed}/`))
				? CACHE_IMMUTABLE
				: CACHE_REVALIDATE,
			Vary: "Accept-Encoding",
			"Accept-Ranges": "bytes",
		},
	};
}

/**
 * The requested byte range (RFC 9110, section 14); a request for several ranges or an invalid one gets the whole file.
 */
function part({ bytes, etag }: Variant, request: IncomingMessage, response: ServerResponse): Buffer | undefined {
	const current = request.headers["if-range"] === undefined || request.headers["if-range"] === etag;
	const [, from = "", to = ""] = request.headers.range?.match(/^bytes=(\d{0,15})-(\d{0,15})$/) ?? [];
	if (!current || (from === "" && to === "")) return bytes;
	const start = from === "" ? Math.max(0, bytes.length - Number(to)) : Number(from);
	const end = from === "" || to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
	if (to !== "" && from !== "" && Number(to) < Number(from)) return bytes;
	if (start > end) {
		response.writeHead(416, { "Content-Range": `bytes */${bytes.length}`, "Cache-Control": "no-store" });
		return undefined;
	}
	response.statusCode = 206;
	response.setHeader("Content-Range", `bytes ${start}-${end}/${bytes.length}`);
	return bytes.subarray(start, end + 1);
}
