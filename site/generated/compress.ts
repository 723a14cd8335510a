/** Compresses the built site once, at the highest quality, so that no server has to do it for each visitor. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Cached, cached } from "./build-cache.ts";

// Pictures, fonts and documents carry a compression of their own.
const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico)$/;

/** As small as brotli makes it. */
export function brotli(bytes: Buffer): Promise<Buffer> {
	return promisify(brotliCompress)(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
		},
	});
}

const compressors = {
	br: brotli,
	gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `name.br` and `name.gz` beside every file below a folder that gets smaller by it.
 * @param keep how what is compressed is kept for the next build, in which most files are the same
 */
export async function compressFolder(folder: string, keep: Cached = cached): Promise<void> {
	const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
	await Promise.all(names.map((name) => compressFile(folder, name, keep)));
}

async function compressFile(folder: string, name: string, keep: Cached): Promise<void> {
	const path = join(folder, name);
	const bytes = await readFile(path);
	const hash = createHash("sha256").update(bytes).digest("hex");
	for (const [ending, compress] of Object.entries(compressors)) {
		const smaller = await keep(join("compressed", `${name}.${ending}`), (_hash: string) => compress(bytes), hash);
		if (smaller.byteLength < bytes.byteLength) await writeFile(`${path}.${ending}`, smaller);
	}
}
