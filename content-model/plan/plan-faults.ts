import type { Words } from "../content.ts";
import type { ContentFault } from "../faults/faults.ts";
import { fieldOf } from "../loader/between/parts.ts";

const BUDGET = "plan/budget.yaml";
const QUESTIONS = "plan/questions.yaml";

/** Names said twice, lines of treatment without a question, and references to lines or questions that do not exist. */
export function planFaults({ language, plan: { budget, questions } }: Words): ContentFault[] {
	const treatment = [budget.price, ...budget.treatment.lines, ...budget.later.lines];
	const lines = [...treatment, ...budget.travel.lines].map(({ id }) => id);
	const asked = questions.subjects.flatMap(({ questions }, subject) =>
		questions.map((question, index) => ({ ...question, at: ["subjects", subject, "questions", index] })),
	);
	const ids = asked.map(({ id }) => id);
	const texts = asked.map(({ ask }) => ask.toLowerCase());
	const faults: ContentFault[] = [];
	const add = (file: string, path: readonly unknown[], problem: string) =>
		faults.push({ file, field: fieldOf(path), problem });
	for (const [index, id] of lines.entries())
		if (lines.indexOf(id) < index) add(BUDGET, [id], "ya hay otro renglón con este nombre interno.");
	for (const { id, label } of treatment) {
		const problem = `ninguna pregunta de content/${language}/plan/questions.yaml aclara «${label}»; escribe una con unknown: ${id}.`;
		if (asked.every(({ unknown }) => unknown !== id)) add(BUDGET, [id], problem);
	}
	for (const [index, { id, unknown, at }] of asked.entries()) {
		const noLine = `«${unknown}» no es un renglón de content/${language}/plan/budget.yaml.`;
		if (ids.indexOf(id) < index) add(QUESTIONS, [...at, "id"], `otra pregunta ya lleva el ancla «${id}».`);
		if (texts.indexOf(texts[index] ?? "") < index) add(QUESTIONS, [...at, "ask"], "esta pregunta ya está más arriba.");
		if (unknown !== undefined && !lines.includes(unknown)) add(QUESTIONS, [...at, "unknown"], noLine);
	}
	for (const [index, id] of questions.words.first.ids.entries()) {
		const problem = `no hay una pregunta con el ancla «${id}».`;
		if (!ids.includes(id)) add(QUESTIONS, ["words", "first", "ids", index], problem);
	}
	return faults;
}
