/** References from the plan's files to sources or budget lines that do not exist, or to sources not yet reviewed. */
import { sourceProblem } from "../answers/answer.ts";
import type { Words } from "../content.ts";
import type { ContentFault } from "../faults/faults.ts";

type Path = readonly (string | number)[];

/** Sources that a file of the plan rests on, or sends to for confirmation, and where it says so. */
interface NamedSources {
	file: string;
	path: Path;
	names: readonly string[];
	proves: boolean;
}

/** Every list called `sources` or `confirm` in the files of the plan, however deep. */
export function planSources(plan: Words["plan"]): NamedSources[] {
	return Object.entries(plan).flatMap(([name, words]) =>
		sourcesIn(words, []).map((found) => ({ file: `plan/${name}.yaml`, ...found })),
	);
}

/** References to sources or budget lines that do not exist. */
export function planFaults({ plan, answers, language }: Pick<Words, "plan" | "answers" | "language">): ContentFault[] {
	const faults: ContentFault[] = [];
	const add = (file: string, path: Path, problem: string) => {
		faults.push({ file, field: path.map((key) => (typeof key === "number" ? key + 1 : key)).join(" › "), problem });
	};
	for (const { file, path, names, proves } of planSources(plan)) {
		for (const [place, name] of names.entries()) {
			const problem = sourceProblem(name, answers.sources[name], language, proves);
			if (problem) add(file, [...path, place], problem);
		}
	}
	const lines = budgetLines(plan);
	for (const [subject, { questions }] of plan.questions.subjects.entries()) {
		for (const [place, { unknown }] of questions.entries()) {
			if (unknown === undefined || lines.includes(unknown)) continue;
			add(
				"plan/questions.yaml",
				["subjects", subject, "questions", place, "unknown"],
				`«${unknown}» no es un renglón de content/${language}/plan/budget.yaml.`,
			);
		}
	}
	return faults;
}

function budgetLines({ budget }: Words["plan"]): string[] {
	const { price, treatment, later, travel } = budget;
	return [price, ...treatment.lines, ...later.lines, ...travel.lines].map(({ id }) => id);
}

function sourcesIn(value: unknown, path: Path): Omit<NamedSources, "file">[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, below]) => {
		const at = [...path, Array.isArray(value) ? Number(key) : key];
		const isNamed = key === "sources" || key === "confirm";
		if (!isNamed || !Array.isArray(below) || below.some((one) => typeof one !== "string")) return sourcesIn(below, at);
		return [{ path: at, names: below as string[], proves: key === "sources" }];
	});
}

/** What a single file cannot tell: lines that are called alike, and lines of treatment without a question. */
export function budgetFaults({ language, plan: { budget, questions } }: Words): ContentFault[] {
	const treatment = [budget.price, ...budget.treatment.lines, ...budget.later.lines];
	const ids = [...treatment, ...budget.travel.lines].map(({ id }) => id);
	const asked = questions.subjects.flatMap(({ questions }) => questions.map(({ unknown }) => unknown));
	return [
		...ids
			.filter((id, place) => ids.indexOf(id) < place)
			.map((id) => ({ file: "plan/budget.yaml", field: id, problem: "ya hay otro renglón con este nombre interno." })),
		...treatment
			.filter(({ id }) => !asked.includes(id))
			.map(({ id, label }) => ({
				file: "plan/budget.yaml",
				field: id,
				problem: `ninguna pregunta de content/${language}/plan/questions.yaml aclara «${label}»; escribe una con unknown: ${id}.`,
			})),
	];
}
