import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { HOUR } from "../service/durations.ts";

const REPLACED = "replaced-";

/** What `restore` calls the folder in which it keeps the store it replaced: `replaced-2026-11-21T14-03-00-000Z`. */
export function asideName(now: Date): string {
	return `${REPLACED}${now.toISOString().replace(/[:.]/g, "-")}`;
}

/** Stores that `restore` set aside in a data folder: they hold personal data that nothing erases. */
export function replacedStores(folder: string): string[] {
	return namedLike(folder, REPLACED);
}

function namedLike(folder: string, start: string): string[] {
	try {
		const names = readdirSync(folder).filter((name) => name.startsWith(start));
		return names.map((name) => join(folder, name));
	} catch {
		return [];
	}
}

/** What a backup or a restore calls the folder of its unfinished files. */
export const WORK = ".contacts-";

/**
 * Folders of a backup or restore that was killed more than an hour ago (a younger one may be at work): they hold
 * personal data.
 */
export function unfinishedWork(folder: string, now: Date): string[] {
	const isOld = (path: string) => Number(statSync(path, { throwIfNoEntry: false })?.mtimeMs) < now.getTime() - HOUR;
	return namedLike(folder, WORK).filter(isOld);
}
