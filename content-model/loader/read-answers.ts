import type { Language } from "../../contract/languages.ts";
import { ANSWERS_FOLDER, type Answers, subjectSchema } from "../answer.ts";
import type { ContentFault } from "../faults.ts";
import { namedFiles } from "./named-files.ts";
import { readYaml } from "./read-yaml.ts";

const NAME = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.yaml$/;
const MISNAMED = "un tema se llama como su ancla: minúsculas, cifras y guiones, y termina en .yaml.";

/** Reads every subject of the answers, in their order. Like an article, a subject is there because its file is. */
export function readAnswers(folder: string, language: Language): { groups: Answers["groups"]; faults: ContentFault[] } {
	const { files, faults } = namedFiles(folder, `${language}/${ANSWERS_FOLDER}`, NAME, MISNAMED);
	const groups: Answers["groups"] = [];
	for (const { id, file } of files) {
		const { value, faults: found } = readYaml(folder, file, subjectSchema);
		faults.push(...found);
		if (value) groups.push({ id, ...value });
	}
	if (groups.length + faults.length === 0) {
		faults.push({
			file: `${language}/${ANSWERS_FOLDER}`,
			field: "",
			problem: "no queda ningún tema; recupéralos del historial.",
		});
	}
	return { groups: groups.sort((one, other) => one.order - other.order || one.id.localeCompare(other.id)), faults };
}
