/**
 * The built site, held in memory: a rebuild under a running service changes nothing it serves, and no stream can
 * break off in the middle of an answer.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { lookup } from "mrmime";
import { SECURITY_HEADERS } from "./security-headers.ts";

const YEAR = 365 * 24 * 60 * 60;
const HASHED = /^(_astro|archivos)\//;
// Sent by the service itself, with a status of their own.
const NOT_SERVED = new Set(["404.html"]);

// In the order of preference; the build lays these forms beside a file where they are smaller.
const ENCODINGS = ["br", "gzip"] as const;
const ENDINGS = { br: ".br", gzip: ".gz" } as const;

interface SiteFile {
	/** The bytes by Content-Encoding. */
	bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
	etag: string;
	headers: Record<string, string>;
}

/**
 * Reads every file below a folder.
 * @returns a handler that answers GET and HEAD and says whether there was such a file
 */
export function siteFiles(folder: string) {
	const files = new Map<string, SiteFile>();
	// Names that start with a dot count as well: /.well-known/security.txt.
	const names = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }));
	for (const name of names) {
		const path = join(folder, name);
		if (NOT_SERVED.has(name) || isCompressedForm(name, names) || !statSync(path).isFile()) continue;
		files.set(addressOf(name), siteFile(folder, name, names));
	}

	/** Answers a request for a file; false where there is none. */
	return function answer(path: string, request: IncomingMessage, response: ServerResponse): boolean {
		const file = files.get(path);
		if (!file) return false;
		for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...file.headers })) {
			response.setHeader(name, value);
		}
		if (request.headers["if-none-match"]?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, "") === file.etag)) {
			response.writeHead(304).end();
			return true;
		}
		const body = request.headers.range ? part(file, request, response) : whole(file, request, response);
		if (body) response.setHeader("Content-Length", body.byteLength);
		response.end(request.method === "HEAD" ? undefined : body);
		return true;
	};
}

/** `contacto.html` answers at `/contacto`, `index.html` at `/`. */
function addressOf(name: string): string {
	return `/${name.replaceAll("\\", "/").replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** `contacto.html.br` is no file of its own but a form of `contacto.html`. */
function isCompressedForm(name: string, names: ReadonlySet<string>): boolean {
	const ending = Object.values(ENDINGS).find((one) => name.endsWith(one));
	return ending !== undefined && names.has(name.slice(0, -ending.length));
}

function siteFile(folder: string, name: string, names: ReadonlySet<string>): SiteFile {
	const type = lookup(name) ?? (name.endsWith(".ico") ? "image/x-icon" : "application/octet-stream");
	const bytes = readFileSync(join(folder, name));
	const bodies: SiteFile["bodies"] = { identity: bytes };
	for (const encoding of ENCODINGS) {
		const compressed = name + ENDINGS[encoding];
		if (names.has(compressed)) bodies[encoding] = readFileSync(join(folder, compressed));
	}
	const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
	return {
		bodies,
		etag,
		headers: {
			"Content-Type": /^text\//.test(type) ? `${type}; charset=utf-8` : type,
			// A hashed name never changes what it holds; everything else is asked about again.
			"Cache-Control": HASHED.test(name) ? `public, max-age=${YEAR}, immutable` : "no-cache",
			ETag: etag,
			Vary: "Accept-Encoding",
			"Accept-Ranges": "bytes",
		},
	};
}

function whole({ bodies }: SiteFile, request: IncomingMessage, response: ServerResponse): Buffer {
	const accepted = String(request.headers["accept-encoding"] ?? "");
	for (const encoding of ENCODINGS) {
		const body = bodies[encoding];
		if (!body || !new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted)) continue;
		response.setHeader("Content-Encoding", encoding);
		return body;
	}
	return bodies.identity;
}

/** One range of bytes (RFC 9110, section 14); several at once or none that makes sense is answered with the whole. */
function part(file: SiteFile, request: IncomingMessage, response: ServerResponse): Buffer | undefined {
	const bytes = file.bodies.identity;
	const current = request.headers["if-range"] === undefined || request.headers["if-range"] === file.etag;
	const [, from = "", to = ""] = request.headers.range?.match(/^bytes=(\d{0,15})-(\d{0,15})$/) ?? [];
	if (!current || (from === "" && to === "")) return whole(file, request, response);
	const start = from === "" ? Math.max(0, bytes.length - Number(to)) : Number(from);
	const end = from === "" || to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
	if (to !== "" && from !== "" && Number(to) < Number(from)) return whole(file, request, response);
	if (start > end) {
		response.writeHead(416, { "Content-Range": `bytes */${bytes.length}` });
		return undefined;
	}
	response.statusCode = 206;
	response.setHeader("Content-Range", `bytes ${start}-${end}/${bytes.length}`);
	return bytes.subarray(start, end + 1);
}
