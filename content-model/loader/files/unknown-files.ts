import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { ContentFault } from "../../faults/faults.ts";

/** Finders and editors leave hidden files of their own. */
const HIDDEN = /(^|\/)\./;

/** Reports files that no schema reads: a misnamed page would otherwise be left out silently. */
export function unknownFiles(folder: string, below: string, ids: readonly string[], ending = ".yaml"): ContentFault[] {
	if (!existsSync(join(folder, below))) return [];
	return readdirSync(join(folder, below), { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => relative(join(folder, below), join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
		.filter((name) => !HIDDEN.test(name) && !ids.some((id) => name === `${id}${ending}`))
		.map((name) => ({
			file: `${below}/${name}`,
			field: "",
			problem: `ninguna página usa este archivo; los nombres posibles son ${ids.map((id) => `${id}${ending}`).join(", ")}.`,
		}));
}

/** Reports what nothing reads in a folder itself. @param below empty for the content folder @param names what may be there */
export function unknownEntries(folder: string, below: string, names: readonly string[]): ContentFault[] {
	if (!existsSync(join(folder, below))) return [];
	return readdirSync(join(folder, below))
		.filter((name) => !HIDDEN.test(name) && !names.includes(name))
		.map((name) => ({
			file: join(below, name).replaceAll("\\", "/"),
			field: "",
			problem: `nadie lee lo que está aquí; en esta carpeta van ${names.join(", ")}.`,
		}));
}
