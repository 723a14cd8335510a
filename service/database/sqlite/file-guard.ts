import { statSync } from "node:fs";

/**
 * Watches that database files stay the ones that were opened. A file deleted or replaced under a running service goes
 * on taking writes that nobody will ever find again.
 * @returns throws an error with the code `STORE_FILE_GONE` once one of them is another or none
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
