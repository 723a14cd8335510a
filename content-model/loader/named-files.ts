import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ContentFault } from "../faults.ts";

/** A file that is there because somebody put it there: its name is what it is called by. */
interface NamedFile {
	/** Its name without the ending. */
	id: string;
	/** `articulos/la-espera.md` */
	file: string;
}

/**
 * The files of a folder that any may be added to. Hidden ones, which finders and editors leave, do not count.
 * @param below the folder, below the content folder; it may be missing
 * @param name what a file may be called, its id as the first group
 * @param problem what is said of one that is called otherwise
 */
export function namedFiles(folder: string, below: string, name: RegExp, problem: string) {
	const files: NamedFile[] = [];
	const faults: ContentFault[] = [];
	for (const found of existsSync(join(folder, below)) ? readdirSync(join(folder, below)) : []) {
		if (found.startsWith(".")) continue;
		const file = `${below}/${found}`;
		const [, id] = name.exec(found) ?? [];
		if (id === undefined) faults.push({ file, field: "", problem });
		else files.push({ id, file });
	}
	return { files, faults };
}
