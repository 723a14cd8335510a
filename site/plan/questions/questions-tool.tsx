import { fill } from "../../../content-model/fields/fill.ts";
import type { QuestionWords } from "../../../content-model/plan/questions.ts";
import { clinicLetter } from "../../../plan/budget/budget.ts";
import {
	type Answers,
	addOwn,
	answersTo,
	askedQuestions,
	CLINICS,
	nameClinic,
	noteAnswer,
	QUESTION_LIMITS,
	questionsFromBudget,
	removeOwn,
	sheetQuestions,
	tick,
} from "../../../plan/questions/questions.ts";
import { planTool } from "../plan-tool/plan-tool.tsx";
import type { GivenContext } from "../plan-tool/tool-context.ts";
import { usePlanPart } from "../store/use-plan.ts";
import { type ListedSubject, QuestionList } from "./question-list.tsx";
import { QuestionSheet } from "./question-sheet.tsx";
import type { SheetQuestion } from "./sheet-questions.tsx";

interface QuestionsToolProps {
	tool: GivenContext;
	words: QuestionWords["words"];
	subjects: readonly ListedSubject[];
	/** What the budget calls its lines, by their ids. */
	lines: Readonly<Record<string, string>>;
}

const SHEET = "mi-hoja";

/** What to ask a clinic: the whole list to choose from, and the visitor's sheet with the answers of up to three clinics. */
export const QuestionsTool = planTool(function QuestionsTool({ tool, words, subjects, lines }: QuestionsToolProps) {
	const [part, change] = usePlanPart("questions");
	const [budget] = usePlanPart("budget");
	const { locale } = tool;
	const all = askedQuestions(subjects);
	const fromBudget = questionsFromBudget(budget, all);
	const chosen = sheetQuestions(part, all, fromBudget);
	const named = Array.from({ length: CLINICS }, (_, index) => budget.clinics[index]?.name.trim() ?? "");
	const clinics = named.map(
		(name, index) => name || part.names[index]?.trim() || fill(words.sheet.name, { letter: clinicLetter(index) }),
	) as unknown as Answers;
	const missing = new Map(
		fromBudget.map(({ id, line, clinics: asked }) => [
			id,
			fill(words.budget.missing, {
				line: lines[line] ?? line,
				clinics: new Intl.ListFormat(locale).format(asked.map((place) => clinics[place] ?? "")),
			}),
		]),
	);
	const asks = new Map(all.map(({ id, ask }) => [id, ask]));
	const sheet = chosen.map(
		(question): SheetQuestion => ({
			...question,
			missing: missing.get(question.id),
			answers: answersTo(part, question.id),
		}),
	);

	return (
		<div className={`plan-questions stack stack--12${sheet.length === 0 ? " plan-questions--blank" : ""}`}>
			{fromBudget.length > 0 && (
				<section className="plan-questions__missing note note--amber note--large" aria-labelledby="falta">
					<h2 className="title--s" id="falta">
						{words.budget.title}
					</h2>
					<p>{words.budget.text}</p>
					<ul className="stack">
						{fromBudget.map(({ id }) => (
							<li key={id}>
								<strong>{asks.get(id)}</strong> <span>{missing.get(id)}</span>
							</li>
						))}
					</ul>
				</section>
			)}
			<QuestionList
				subjects={subjects}
				words={words}
				chosen={new Set(chosen.map(({ id }) => id))}
				count={chosen.length}
				kept={new Set(missing.keys())}
				sheet={SHEET}
				onTick={(id, isTicked) => change((now) => tick(now, id, isTicked))}
				onTickFirst={(isTicked) => change((now) => words.first.ids.reduce((some, id) => tick(some, id, isTicked), now))}
			/>
			<QuestionSheet
				id={SHEET}
				words={words}
				questions={sheet}
				clinics={clinics}
				names={named.map((name, index) => (name === "" ? part.names[index] : undefined))}
				hasRoom={part.own.length < QUESTION_LIMITS.own}
				// A visitor who notes an answer keeps the question on the sheet, even if the budget no longer adds it.
				onNote={(id, clinic, typed) =>
					change((now) => noteAnswer(asks.has(id) ? tick(now, id, true) : now, id, clinic, typed))
				}
				onRemove={({ id, from }) => change((now) => (from === "own" ? removeOwn(now, id) : tick(now, id, false)))}
				onAddOwn={(typed) => change((now) => addOwn(now, typed))}
				onName={(clinic, typed) => change((now) => nameClinic(now, clinic, typed))}
			/>
		</div>
	);
});
