/** The forms that one file is sent in: as it is, and as the build compressed it. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Encoded } from "./compressed.ts";
import { type Asking, acceptedEncodings, ENCODINGS, type Encoding } from "./encodings.ts";

// The build lays these forms beside a file where they are smaller.
const ENDINGS = { br: ".br", gzip: ".gz" } as const;

/** The bytes under one Content-Encoding. */
export interface Form extends Encoded {
	bytes: Buffer<ArrayBuffer>;
	encoding?: Encoding;
	/** Of these bytes alone: a cache must not mend one form with a part of another (RFC 9110, section 8.8.3.3). */
	etag: string;
}

export type Forms = { identity: Form } & Partial<Record<Encoding, Form>>;

/**
 * Reads a file's forms.
 * @param names every file of the folder
 */
export function formsOf(folder: string, name: string, names: ReadonlySet<string>): Forms {
	const forms: Forms = { identity: form(join(folder, name)) };
	for (const encoding of ENCODINGS) {
		const compressed = name + ENDINGS[encoding];
		if (names.has(compressed)) forms[encoding] = { ...form(join(folder, compressed)), encoding };
	}
	return forms;
}

/** `contacto.html.br` is no file of its own but a form of `contacto.html`. */
export function isCompressedForm(name: string, names: ReadonlySet<string>): boolean {
	const ending = Object.values(ENDINGS).find((one) => name.endsWith(one));
	return ending !== undefined && names.has(name.slice(0, -ending.length));
}

/** The smallest form that whoever asks can read. */
export function smallestForm(forms: Forms, asking: Asking): Form {
	const accepted = acceptedEncodings(asking);
	const encoding = ENCODINGS.find((one) => accepted.has(one) && forms[one]);
	return (encoding && forms[encoding]) ?? forms.identity;
}

/** Whether the client holds these bytes already (RFC 9110, section 13.1.2). */
export function isKnown({ etag }: Form, request: IncomingMessage): boolean {
	const tags = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim()) ?? [];
	return tags.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
}

function form(path: string): Form {
	const bytes = readFileSync(path);
	return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
