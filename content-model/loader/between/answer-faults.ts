import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { ANSWERS_FOLDER, sourceProblem } from "../../answers/answer.ts";
import type { Words } from "../../content.ts";
import type { ContentFault } from "../../faults/faults.ts";
import { fieldOf, partsOf } from "./parts.ts";

/** Sources and answers that do not exist or are repeated, claims on pages that only confirm, and sources that nothing uses. */
export function answerFaults(words: Words): ContentFault[] {
	const { sources, groups } = words.answers;
	const faults: ContentFault[] = [];
	const add = (file: string, field: string, problem: string) => faults.push({ file, field, problem });
	const named = new Set<string>();
	/** By the answer's anchor, the file it stands in. */
	const anchors = new Map<string, string>();
	for (const { id: subject, items } of groups) {
		const file = `${ANSWERS_FOLDER}/${subject}.yaml`;
		for (const [index, { id }] of items.entries()) {
			const before = anchors.get(id);
			const taken = `otra respuesta ya lleva el ancla «${id}», en content/${words.language}/${before}.`;
			if (before) add(file, fieldOf(["items", index, "id"]), taken);
			anchors.set(id, file);
		}
	}
	for (const { file, path, value } of partsOf(words)) {
		const [list, place] = path.slice(-2);
		// A group of texts may be called so as well.
		if (typeof value !== "string" || typeof place !== "number") continue;
		if (list === "related" && !anchors.has(value)) {
			const problem = `no hay una respuesta con el ancla «${value}» en content/${words.language}/${ANSWERS_FOLDER}.`;
			add(file, fieldOf(path), problem);
		}
		if (list !== "sources" && list !== "confirm") continue;
		named.add(value);
		const mayConfirm = file.startsWith(ANSWERS_FOLDER);
		const problem = sourceProblem(value, sources[value], words.language, list === "sources", mayConfirm);
		if (problem) add(file, fieldOf(path), problem);
	}
	// A translation may tell less, and so need fewer.
	for (const name of words.language === MAIN_LANGUAGE ? Object.keys(sources) : []) {
		const problem = "ninguna respuesta ni artículo usa esta fuente; bórrala o nómbrala.";
		if (!named.has(name)) add("sources.yaml", name, problem);
	}
	return faults;
}
