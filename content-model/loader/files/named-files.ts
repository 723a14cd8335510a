/** Files of which there may be any number, each called by its own name: subjects of the answers, articles, clinics, people. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import type { Language } from "../../../contract/languages.ts";
import { ANSWERS_FOLDER, subjectSchema } from "../../answers/answer.ts";
import { type ContentFault, fault, type ReadResult } from "../../faults/faults.ts";
import { clinicSchema, personSchema } from "../../network/network.ts";
import { ARTICLES_FOLDER, articleSchema } from "../../publications/article.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readYaml } from "./read-yaml.ts";

/** Reads every subject of the answers, in their order. */
export function readSubjects(folder: string, language: Language) {
	const below = `${language}/${ANSWERS_FOLDER}`;
	const read = (file: string) => readYaml(folder, file, subjectSchema);
	const { value, faults } = readNamed(folder, below, read, "un tema se llama como su ancla:");
	if (value.length + faults.length === 0)
		faults.push(...fault(below, "no queda ningún tema; recupéralos del historial.").faults);
	return { value: value.sort((one, other) => one.order - other.order), faults };
}

/** Reads every article, the newest first. */
export function readArticles(folder: string, language: Language) {
	const read = (file: string) => readMarkdown(folder, file, articleSchema);
	const below = `${language}/${ARTICLES_FOLDER}`;
	const { value, faults } = readNamed(folder, below, read, "un artículo se llama como su dirección:", MARKDOWN);
	return { value: value.sort((one, other) => other.date.localeCompare(one.date)), faults };
}

/** Reads the clinics and the people, each a file that all languages share. */
export function readNetwork(folder: string) {
	const readAll = <S extends v.GenericSchema<unknown, object>>(below: string, schema: S) =>
		readNamed(folder, below, (file) => readYaml(folder, file, schema), "se llama con");
	const clinics = readAll("clinics", clinicSchema);
	const people = readAll("people", personSchema);
	return { clinics: clinics.value, people: people.value, faults: [...clinics.faults, ...people.faults] };
}

/** What a file may be called, its id as the first group. */
const YAML = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.yaml$/;
const MARKDOWN = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/** Reads a folder's files in the order of their ids, hidden ones left out. @param below the folder, which may be missing */
function readNamed<T>(
	folder: string,
	below: string,
	read: (file: string) => ReadResult<T>,
	called: string,
	name = YAML,
) {
	const value: (T & { id: string })[] = [];
	const faults: ContentFault[] = [];
	const misnamed = `${called} minúsculas, cifras y guiones, y termina en ${name === YAML ? ".yaml" : ".md"}.`;
	for (const found of existsSync(join(folder, below)) ? readdirSync(join(folder, below)) : []) {
		if (found.startsWith(".")) continue;
		const file = `${below}/${found}`;
		const [, id] = name.exec(found) ?? [];
		const result = id === undefined ? fault(file, misnamed) : read(file);
		faults.push(...result.faults);
		if (result.value && id) value.push({ id, ...result.value });
	}
	return { value: value.sort((one, other) => one.id.localeCompare(other.id)), faults };
}
