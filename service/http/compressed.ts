import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings, type RequestHeaders } from "./encodings.ts";

// One packet carries as much beside its headers: less would not come sooner.
const ONE_PACKET = 1_000;
// Takes a millisecond and comes within a tenth of the best quality, which takes forty.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const inBrotli = promisify<Buffer, typeof BROTLI, Buffer<ArrayBuffer>>(brotliCompress);
const inGzip = promisify<Buffer, Buffer<ArrayBuffer>>(gzip);

/** The body of an answer, under its Content-Encoding. */
export interface Encoded {
	bytes: Buffer<ArrayBuffer>;
	encoding?: string;
}

/**
 * Compresses a text that is written for one visitor, off the event loop.
 * @returns the text uncompressed, where it is short or the client accepts no compression
 */
export async function compressed(text: string, asking: RequestHeaders): Promise<Encoded> {
	const bytes = Buffer.from(text);
	if (bytes.byteLength <= ONE_PACKET) return { bytes };
	const accepted = acceptedEncodings(asking);
	if (accepted.has("br")) return { bytes: await inBrotli(bytes, BROTLI), encoding: "br" };
	if (accepted.has("gzip")) return { bytes: await inGzip(bytes), encoding: "gzip" };
	return { bytes };
}
