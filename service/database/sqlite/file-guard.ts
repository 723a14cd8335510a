import { statSync } from "node:fs";

/**
 * Throws `STORE_FILE_GONE` once a database file is no longer the one that was opened: a file that is deleted or replaced
 * under a running service still takes writes, and they are lost.
 */
export function fileGuard(paths: readonly string[]): () => void {
	const opened = paths.map((path) => ({ path, is: identity(path) }));
	return () => {
		if (opened.every(({ path, is }) => is !== undefined && identity(path) === is)) return;
		throw Object.assign(new Error("The database file was deleted or replaced"), { code: "STORE_FILE_GONE" });
	};
}

function identity(path: string): string | undefined {
	const found = statSync(path, { bigint: true, throwIfNoEntry: false });
	return found && `${found.dev}:${found.ino}`;
}
