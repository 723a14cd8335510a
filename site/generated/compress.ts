/** Compresses the built site once, so that no server has to do it for each visitor. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildCache, CACHE_FOLDER, type Cached } from "../../content-model/loader/build-cache.ts";

// Pictures, fonts and documents carry a compression of their own.
const COMPRESSIBLE = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico)$/;

/** The smallest files; and files a twelfth larger in a twentieth of the time, for who looks at the site on this machine. */
export const BEST = constants.BROTLI_MAX_QUALITY;
export const QUICK = 9;

/** As small as brotli makes it, unless another quality is asked for. */
export const brotli = (bytes: Buffer, quality = BEST): Promise<Buffer> =>
	promisify(brotliCompress)(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
	});

const compressors = (quality: number) => ({
	br: (bytes: Buffer) => brotli(bytes, quality),
	gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
});

/** Writes `name.br` and `name.gz` beside each file that gets smaller. @param quality of brotli @param keep the cache */
export async function compressFolder(
	folder: string,
	quality = BEST,
	keep: Cached = buildCache(join(CACHE_FOLDER, String(quality)), () => `${brotli}${compressors}`),
): Promise<void> {
	const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
	await Promise.all(names.map((name) => compressFile(folder, name, quality, keep)));
}

async function compressFile(folder: string, name: string, quality: number, keep: Cached): Promise<void> {
	const path = join(folder, name);
	const bytes = await readFile(path);
	const hash = createHash("sha256").update(bytes).digest("hex");
	for (const [ending, compress] of Object.entries(compressors(quality))) {
		const make = (_hash: string, _quality: number) => compress(bytes);
		const smaller = await keep(join("compressed", `${name}.${ending}`), make, hash, quality);
		if (smaller.byteLength < bytes.byteLength) await writeFile(`${path}.${ending}`, smaller);
	}
}
