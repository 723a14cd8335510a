import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ANSWERS_FOLDER, type Answers, subjectSchema } from "../answer.ts";
import type { ContentFault } from "../faults.ts";
import { readYaml } from "./read-yaml.ts";

const NAME = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.yaml$/;

/** Reads every subject of the answers, in their order. Like an article, a subject is there because its file is. */
export function readAnswers(folder: string): { groups: Answers["groups"]; faults: ContentFault[] } {
	const faults: ContentFault[] = [];
	const groups: Answers["groups"] = [];
	const below = join(folder, ANSWERS_FOLDER);
	// Finders and editors leave hidden files of their own.
	for (const name of existsSync(below) ? readdirSync(below).filter((name) => !name.startsWith(".")) : []) {
		const file = `${ANSWERS_FOLDER}/${name}`;
		const [, id] = NAME.exec(name) ?? [];
		if (id === undefined) {
			const problem = "un tema se llama como su ancla: minúsculas, cifras y guiones, y termina en .yaml.";
			faults.push({ file, field: "", problem });
			continue;
		}
		const { value, faults: found } = readYaml(folder, file, subjectSchema);
		faults.push(...found);
		if (value) groups.push({ id, ...value });
	}
	if (groups.length + faults.length === 0) {
		faults.push({ file: ANSWERS_FOLDER, field: "", problem: "no queda ningún tema; recupéralos del historial." });
	}
	return { groups: groups.sort((one, other) => one.order - other.order || one.id.localeCompare(other.id)), faults };
}
