import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What `restore` calls the folder in which it keeps the store it replaced. */
export const REPLACED = "replaced-";

/** Stores that `restore` set aside in a data folder: they hold personal data that nothing erases. */
export function replacedStores(folder: string): string[] {
	try {
		return readdirSync(folder)
			.filter((name) => name.startsWith(REPLACED))
			.map((name) => join(folder, name));
	} catch {
		return [];
	}
}
