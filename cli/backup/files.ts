/** The files and folders that a backup or a restore makes, and may leave behind. */
import { type DisposableTempDir, mkdtempDisposableSync, readdirSync, statSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { HOUR } from "../../service/durations.ts";
import { errorCode } from "../../service/process/error-code.ts";
import { withFallback } from "../../service/with-fallback.ts";
import { CommandRefused, say, texts } from "../command.ts";

const REPLACED = "replaced-";

/** What `restore` calls the folder in which it keeps the store it replaced: `replaced-2026-11-21T14-03-00-000Z`. */
export const asideName = (now: Date): string => `${REPLACED}${now.toISOString().replace(/[:.]/g, "-")}`;

/** Stores that `restore` set aside in a data folder: they hold personal data that nothing erases. */
export const replacedStores = (folder: string): string[] => namedLike(folder, REPLACED);

function namedLike(folder: string, start: string): string[] {
	const names = withFallback(() => readdirSync(folder), []).filter((name) => name.startsWith(start));
	return names.map((name) => join(folder, name));
}

const WORK = ".contacts-";

/** Creates a temporary folder for unfinished files, readable by this account only; with `using` it goes in the end. */
export function workFolder(parent: string): DisposableTempDir {
	try {
		return mkdtempDisposableSync(join(parent, WORK));
	} catch (error) {
		throw new CommandRefused(say(texts.file.unwritable, { path: parent, code: errorCode(error) }));
	}
}

/** Such folders of a command that was killed more than an hour ago (a younger one may be at work): they hold personal data. */
export function unfinishedWork(folder: string, now: Date): string[] {
	const isOld = (path: string) => Number(statSync(path, { throwIfNoEntry: false })?.mtimeMs) < now.getTime() - HOUR;
	return namedLike(folder, WORK).filter(isOld);
}

export async function toDisk(file: string): Promise<void> {
	await using opened = await open(file, "r+");
	await opened.sync();
}

/** Gives a finished file its final name. */
export async function putInPlace(part: string, path: string): Promise<void> {
	await rename(part, path);
	// Not every system can put a folder on disk by itself.
	await using folder = await open(dirname(path), "r").catch(() => undefined);
	await folder?.sync().catch(() => {});
}
