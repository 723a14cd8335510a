/** The variants of one file: uncompressed, and in each encoding the build made. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Encoded } from "./compressed.ts";
import { acceptedEncodings, ENCODINGS, type Encoding, type RequestHeaders } from "./encodings.ts";

// The build puts these variants beside a file where they are smaller.
const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** The bytes under one Content-Encoding. */
export interface Variant extends Encoded {
	bytes: Buffer<ArrayBuffer>;
	encoding?: Encoding;
	/** Of these bytes alone: a cache must not complete one variant with a part of another (RFC 9110, section 8.8.3.3). */
	etag: string;
}

export type Variants = { identity: Variant } & Partial<Record<Encoding, Variant>>;

/**
 * Reads a file's variants.
 * @param names every file of the folder
 */
export function variantsOf(folder: string, name: string, names: ReadonlySet<string>): Variants {
	const variants: Variants = { identity: readVariant(join(folder, name)) };
	for (const encoding of ENCODINGS) {
		const compressed = name + ENDINGS[encoding];
		if (names.has(compressed)) variants[encoding] = { ...readVariant(join(folder, compressed)), encoding };
	}
	return variants;
}

/** `contacto.html.br` is no file of its own but a variant of `contacto.html`. */
export function isCompressedVariant(name: string, names: ReadonlySet<string>): boolean {
	const ending = Object.values(ENDINGS).find((one) => name.endsWith(one));
	return ending !== undefined && names.has(name.slice(0, -ending.length));
}

/** The smallest variant that the client accepts. */
export function smallestVariant(variants: Variants, asking: RequestHeaders): Variant {
	const accepted = acceptedEncodings(asking);
	const encoding = ENCODINGS.find((one) => accepted.has(one) && variants[one]);
	return (encoding && variants[encoding]) ?? variants.identity;
}

/** Whether the client has these bytes already, by If-None-Match (RFC 9110, section 13.1.2). */
export function isKnown({ etag }: Variant, request: IncomingMessage): boolean {
	const tags = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
	return tags.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
}

function readVariant(path: string): Variant {
	const bytes = readFileSync(path);
	return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
