import * as v from "valibot";

interface Subjects {
	words: { first: { ids: readonly string[] } };
	subjects: readonly { questions: readonly { id: string; ask: string }[] }[];
}

/** Ids and questions that stand twice in the list, and those to begin with that are not in it, each by its line. */
export function consistentQuestions<T extends Subjects>() {
	return v.rawCheck<T>(({ dataset, addIssue }) => {
		if (!dataset.typed) return;
		const root = dataset.value;
		const fault = (keys: readonly (string | number)[], message: string) =>
			addIssue({ message, path: pathTo(root, keys) as [v.IssuePathItem] });
		const ids = new Set<string>();
		const asked = new Set<string>();
		for (const [subject, { questions }] of root.subjects.entries()) {
			for (const [place, { id, ask }] of questions.entries()) {
				const at = ["subjects", subject, "questions", place];
				if (ids.has(id)) fault([...at, "id"], `otra pregunta ya lleva el ancla «${id}».`);
				if (asked.has(ask.toLowerCase())) fault([...at, "ask"], "esta pregunta ya está más arriba.");
				if (id.startsWith("mia-")) fault([...at, "id"], "mia- es de las preguntas que escribe quien usa la página.");
				ids.add(id);
				asked.add(ask.toLowerCase());
			}
		}
		for (const [place, id] of root.words.first.ids.entries()) {
			if (!ids.has(id)) fault(["words", "first", "ids", place], `no hay una pregunta con el ancla «${id}».`);
		}
	});
}

function pathTo(root: unknown, keys: readonly (string | number)[]): v.IssuePathItem[] {
	let input = root as Record<string | number, unknown>;
	return keys.map((key) => {
		const value = input[key];
		const item = { type: "unknown", origin: "value", input, key, value } as v.IssuePathItem;
		input = value as typeof input;
		return item;
	});
}
