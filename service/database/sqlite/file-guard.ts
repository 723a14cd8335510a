import { statSync } from "node:fs";

/**
 * Throws `STORE_FILE_GONE` once one of the database files is another than the one opened, or none: a file deleted or
 * replaced under a running service goes on taking writes that nobody will ever find again.
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
