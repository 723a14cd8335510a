/** What takes long to make, kept from one build to the next as long as what they are made of stays the same. */
import { createHash, randomUUID } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Of this checkout; git knows nothing of it, and a fresh installation empties it. */
export const CACHE_FOLDER = join("node_modules", ".cache", "ivf-do");

/** All code and drawings a file could be made with, and the versions of all packages: read in less than 0.1 seconds. */
const CODE = ["site/**", "content-model/**", "contract/**", "plan/**", "package-lock.json"];

// Code changes under `npm run dev` while that runs.
const CODE_READ_FOR_MS = 1000;

/** @param inputs plain data: all that the bytes depend on, besides the code */
export type Cached = <Inputs extends readonly unknown[]>(
	name: string,
	make: (...inputs: Inputs) => Promise<Uint8Array>,
	...inputs: Inputs
) => Promise<Uint8Array>;

/** Caches a file by its inputs and the code's hash, and checks its bytes; an unwritable folder is no error. */
export const buildCache =
	(folder: string, code: () => string): Cached =>
	async (name, make, ...inputs) => {
		const path = join(folder, name);
		const key = sha256(JSON.stringify([code(), inputs]));
		const kept = await readFile(path).catch(() => undefined);
		const bytes = new Uint8Array(kept?.subarray(HASH_BYTES * 2) ?? []);
		if (kept && Buffer.concat([key, sha256(bytes)]).equals(kept.subarray(0, HASH_BYTES * 2))) return bytes;
		const made = await make(...inputs);
		await writeWhole(path, Buffer.concat([key, sha256(made), made])).catch(() => {});
		return made;
	};

/** Writes a file so that whoever reads it meanwhile, or writes the same, meets all of it or nothing. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
	const own = `${path}.${randomUUID()}`;
	await mkdir(dirname(path), { recursive: true });
	try {
		await writeFile(own, bytes);
		await rename(own, path);
	} finally {
		await rm(own, { force: true });
	}
}

export const cached = buildCache(CACHE_FOLDER, codeHash);

const HASH_BYTES = 32;

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();

let read: { hash: string; at: number } | undefined;

function codeHash(): string {
	if (!read || performance.now() - read.at > CODE_READ_FOR_MS) {
		const hash = createHash("sha256");
		const files = globSync(CODE).filter((path) => !/\.test\.tsx?$/.test(path) && statSync(path).isFile());
		for (const path of files.sort()) hash.update(`${path}\n`).update(readFileSync(path));
		read = { hash: hash.digest("hex"), at: performance.now() };
	}
	return read.hash;
}
