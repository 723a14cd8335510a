/** Files of which there may be any number, each called by its own name: the subjects of the answers, the articles. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../../contract/languages.ts";
import { ANSWERS_FOLDER, subjectSchema } from "../../answers/answer.ts";
import { type ContentFault, fault, type ReadResult } from "../../faults/faults.ts";
import { ARTICLES_FOLDER, articleSchema } from "../../publications/article.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readYaml } from "./read-yaml.ts";

/** Reads every subject of the answers, in their order. */
export function readSubjects(folder: string, language: Language) {
	const below = `${language}/${ANSWERS_FOLDER}`;
	const { value, faults } = readNamed(folder, below, (file) => readYaml(folder, file, subjectSchema), {
		name: /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.yaml$/,
		misnamed: "un tema se llama como su ancla: minúsculas, cifras y guiones, y termina en .yaml.",
	});
	if (value.length + faults.length === 0) {
		faults.push({ file: below, field: "", problem: "no queda ningún tema; recupéralos del historial." });
	}
	return { value: value.sort((one, other) => one.order - other.order || one.id.localeCompare(other.id)), faults };
}

/** Reads every article, the newest first. */
export function readArticles(folder: string, language: Language) {
	const below = `${language}/${ARTICLES_FOLDER}`;
	const { value, faults } = readNamed(folder, below, (file) => readMarkdown(folder, file, articleSchema), {
		name: /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/,
		misnamed: "un artículo se llama como su dirección: minúsculas, cifras y guiones, y termina en .md.",
	});
	return {
		value: value.sort((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id)),
		faults,
	};
}

/** Reads a folder's files, hidden ones left out. @param below the folder, which may be missing @param names the id is the first group */
export function readNamed<T>(
	folder: string,
	below: string,
	read: (file: string) => ReadResult<T>,
	{ name, misnamed }: { name: RegExp; misnamed: string },
) {
	const value: (T & { id: string })[] = [];
	const faults: ContentFault[] = [];
	for (const found of existsSync(join(folder, below)) ? readdirSync(join(folder, below)) : []) {
		if (found.startsWith(".")) continue;
		const file = `${below}/${found}`;
		const [, id] = name.exec(found) ?? [];
		const result = id === undefined ? fault(file, misnamed) : read(file);
		faults.push(...result.faults);
		if (result.value && id) value.push({ id, ...result.value });
	}
	return { value, faults };
}
