/** Compresses the built site once, at the highest quality, so that no server has to do it for each visitor. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Pictures, fonts and documents carry a compression of their own.
const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|webmanifest|speculationrules|ico)$/;

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

/** Writes `name.br` and `name.gz` beside every file below a folder that gets smaller by it. */
export async function compressFolder(folder: string): Promise<void> {
	const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
	await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
	const bytes = await readFile(path);
	for (const [ending, compress] of Object.entries(compressors)) {
		const smaller = await compress(bytes);
		if (smaller.byteLength < bytes.byteLength) await writeFile(`${path}.${ending}`, smaller);
	}
}
