/** Content-Encoding: what a client accepts, and texts compressed for it. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The encodings that the build makes, the preferred one first, and the endings of their files. */
export const ENDINGS = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof ENDINGS;

export const ENCODINGS = Object.keys(ENDINGS) as readonly Encoding[];

// One packet carries as much beside its headers: less would not come sooner.
const ONE_PACKET = 1_000;
// Takes a millisecond and comes within a tenth of the best quality, which takes forty.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESS = {
	br: (bytes: Buffer) => promisify<Buffer, typeof BROTLI, Buffer<ArrayBuffer>>(brotliCompress)(bytes, BROTLI),
	gzip: promisify<Buffer, Buffer<ArrayBuffer>>(gzip),
};

/** The body of a response, under its Content-Encoding. */
export interface Encoded {
	bytes: Buffer<ArrayBuffer>;
	encoding?: Encoding | undefined;
}

/** The encodings that an Accept-Encoding names, by its weights and without those of 0 (RFC 9110, section 12.5.3). */
export function acceptedEncodings(header: string | null | undefined): Encoding[] {
	const named = (header ?? "").toLowerCase().matchAll(/([^\s,;]+)\s*(?:;\s*q=([\d.]+))?/g);
	const weights = new Map(Array.from(named, ([, name, weight = "1"]) => [name, Number(weight)]));
	const weightOf = (encoding: Encoding) => weights.get(encoding) ?? 0;
	return ENCODINGS.filter((one) => weightOf(one) > 0).sort((one, other) => weightOf(other) - weightOf(one));
}

/** Compresses a text for one visitor, off the event loop, unless it is short or no encoding is accepted. */
export async function compressed(text: string, header: string | null): Promise<Encoded> {
	const bytes = Buffer.from(text);
	const [encoding] = bytes.byteLength > ONE_PACKET ? acceptedEncodings(header) : [];
	return encoding ? { bytes: await COMPRESS[encoding](bytes), encoding } : { bytes };
}
