import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { ContentFault } from "../../faults/faults.ts";

/** Reports what nothing reads, but hidden files. @param below empty for the content folder @param deep whether folders may hold files */
export function unknownFiles(folder: string, below: string, names: readonly string[], deep = true): ContentFault[] {
	const path = join(folder, below);
	if (!existsSync(path)) return [];
	const said = deep
		? "ninguna página usa este archivo; los nombres posibles son"
		: "nadie lee lo que está aquí; en esta carpeta van";
	return readdirSync(path, { recursive: deep, withFileTypes: true })
		.filter((entry) => !deep || !entry.isDirectory())
		.map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
		.filter((name) => !/(^|\/)\./.test(name) && !names.includes(name))
		.map((name) => ({
			file: join(below, name).replaceAll("\\", "/"),
			field: "",
			problem: `${said} ${names.join(", ")}.`,
		}));
}
