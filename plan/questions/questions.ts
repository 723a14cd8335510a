/** The questions for a clinic: those ticked, the visitor's own, and what up to three clinics answered. */
import type { Budget } from "../budget/budget.ts";
import { cut, list, matching, object, type Read, text } from "../read-foreign.ts";

export const CLINICS = 3;

/** How much of each is kept, so that the whole fits a link. Texts in characters. */
export const QUESTION_LIMITS = { ticked: 100, own: 12, notes: 120, ask: 200, answer: 280, name: 40 } as const;

/** A text for each clinic, in their order; empty if nothing is noted. */
export type Answers = readonly [string, string, string];

const readId = matching(/^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
const readAnswers = (most: number) => (raw: unknown) =>
	Array.from({ length: CLINICS }, (_, clinic) => text(most)(Array.isArray(raw) && raw[clinic])) as unknown as Answers;
const readPart = object({
	/** Ids of questions of ours, in the order they were ticked. */
	ticked: list(readId, 0, QUESTION_LIMITS.ticked),
	own: list(
		object({
			/** Never that of a question of ours. */
			id: matching(/^mia-[1-9]\d?$/),
			ask: (raw) => text(QUESTION_LIMITS.ask)(raw).trim() || undefined,
		}),
		0,
		QUESTION_LIMITS.own,
	),
	/** One for each question that has an answer; kept when the question is no longer ticked. */
	notes: list(object({ id: readId, answers: readAnswers(QUESTION_LIMITS.answer) }), 0, QUESTION_LIMITS.notes),
	/** The visitor's names for clinics that have none in the budget. */
	names: readAnswers(QUESTION_LIMITS.name),
});

export type QuestionsPart = Read<typeof readPart>;

export const emptyQuestions = (): QuestionsPart => ({ ticked: [], own: [], notes: [], names: ["", "", ""] });

/** Reads this part from a file or a link; ids of another day's list are kept. @returns undefined if it is not of this shape */
export function readQuestions(raw: unknown): QuestionsPart | undefined {
	const part = readPart(raw);
	if (!part) return undefined;
	return { ...part, ticked: [...new Set(part.ticked)], own: eachOnce(part.own), notes: eachOnce(part.notes) };
}

const eachOnce = <One extends { id: string }>(all: readonly One[]): readonly One[] =>
	all.filter(({ id }, index) => index === all.findIndex((one) => one.id === id));

/** Ticks a question of ours, or removes the tick; its answers stay. */
export function tick(part: QuestionsPart, id: string, isTicked: boolean): QuestionsPart {
	const others = part.ticked.filter((one) => one !== id);
	if (!isTicked || others.length >= QUESTION_LIMITS.ticked) return { ...part, ticked: others };
	return part.ticked.includes(id) ? part : { ...part, ticked: [...part.ticked, id] };
}

/** Adds a question of the visitor's own; nothing if it is blank or there are as many as are kept. */
export function addOwn(part: QuestionsPart, typed: string): QuestionsPart {
	const ask = cut(typed.trim().replace(/\s+/gu, " "), QUESTION_LIMITS.ask);
	if (ask === "" || part.own.length >= QUESTION_LIMITS.own) return part;
	const taken = new Set(part.own.map(({ id }) => id));
	let number = 1;
	while (taken.has(`mia-${number}`)) number++;
	return { ...part, own: [...part.own, { id: `mia-${number}`, ask }] };
}

/** Removes a question of the visitor's own and its answers: its id may be used again. */
export const removeOwn = (part: QuestionsPart, id: string): QuestionsPart => ({
	...part,
	own: part.own.filter((one) => one.id !== id),
	notes: part.notes.filter((one) => one.id !== id),
});

/** A clinic's answer, as it is typed; clinics are counted from 0. */
export function noteAnswer(part: QuestionsPart, id: string, clinic: number, typed: string): QuestionsPart {
	const answers = replaced(answersTo(part, id), clinic, cut(typed, QUESTION_LIMITS.answer));
	const others = part.notes.filter((one) => one.id !== id);
	if (answers.every((answer) => answer === "")) return { ...part, notes: others };
	const note = { id, answers };
	const isNew = others.length === part.notes.length;
	if (isNew && others.length >= QUESTION_LIMITS.notes) return part;
	return { ...part, notes: isNew ? [...others, note] : part.notes.map((one) => (one.id === id ? note : one)) };
}

/** The visitor's name for a clinic, as it is typed; clinics are counted from 0. */
export const nameClinic = (part: QuestionsPart, clinic: number, typed: string): QuestionsPart => ({
	...part,
	names: replaced(part.names, clinic, cut(typed, QUESTION_LIMITS.name)),
});

export const answersTo = (part: QuestionsPart, id: string): Answers =>
	part.notes.find((one) => one.id === id)?.answers ?? ["", "", ""];

/** A question of ours; there may be several for a line of the budget. */
export interface AskedQuestion {
	id: string;
	ask: string;
	/** The line of the budget, by its id. */
	unknown?: string | undefined;
}

/** The questions that answer what the budget does not know, each with its line and which clinics, from 0, are to be asked. */
export const questionsFromBudget = ({ clinics }: Pick<Budget, "clinics">, all: readonly AskedQuestion[]) =>
	all.flatMap(({ id, unknown: line }) => {
		if (line === undefined) return [];
		const asked = clinics.flatMap(({ cells }, index) =>
			Object.hasOwn(cells, line) && cells[line]?.state === "unknown" ? index : [],
		);
		return asked.length === 0 ? [] : [{ id, line, clinics: asked }];
	});

export interface ChosenQuestion {
	id: string;
	ask: string;
	from: "budget" | "list" | "own";
}

/** The sheet: first what the budget brings, then what was ticked in the list's order, then the visitor's own. */
export function sheetQuestions(
	part: QuestionsPart,
	all: readonly AskedQuestion[],
	fromBudget: readonly { id: string }[],
): ChosenQuestion[] {
	const brought = new Set(fromBudget.map(({ id }) => id));
	const ticked = new Set(part.ticked);
	const listed = (from: "budget" | "list", isOn: (id: string) => boolean) =>
		all.flatMap(({ id, ask }): ChosenQuestion[] => (isOn(id) ? [{ id, ask, from }] : []));
	return [
		...listed("budget", (id) => brought.has(id)),
		...listed("list", (id) => ticked.has(id) && !brought.has(id)),
		...part.own.map(({ id, ask }): ChosenQuestion => ({ id, ask, from: "own" })),
	];
}

const replaced = (all: Answers, clinic: number, text: string): Answers =>
	all.map((one, index) => (index === clinic ? text : one)) as unknown as Answers;

/** All that can be asked, in the list's order, without the reasons. */
export const askedQuestions = (subjects: readonly { questions: readonly AskedQuestion[] }[]): AskedQuestion[] =>
	subjects.flatMap(({ questions }) => questions.map(({ id, ask, unknown }) => ({ id, ask, unknown })));
