import { fill } from "../../../content-model/fields/fill.ts";
import type { QuestionWords } from "../../../content-model/plan/questions.ts";
import { clinicLetter } from "../../../plan/budget/budget.ts";
import {
	type Answers,
	answersTo,
	askedQuestions,
	CLINICS,
	questionsFromBudget,
	sheetQuestions,
} from "../../../plan/questions/questions.ts";
import { planTool } from "../plan-tool/plan-tool.tsx";
import type { GivenContext } from "../plan-tool/tool-context.ts";
import { usePlanPart } from "../store/use-plan.ts";
import { QuestionList } from "./question-list.tsx";
import { QuestionSheet } from "./question-sheet.tsx";
import type { ListedSubject, SheetQuestion } from "./questions-view.ts";

interface QuestionsToolProps {
	tool: GivenContext;
	words: QuestionWords["words"];
	subjects: readonly ListedSubject[];
	/** What the budget calls its lines, by their ids. */
	lines: Readonly<Record<string, string>>;
}

/** What to ask a clinic: the whole list to choose from, and the visitor's sheet with the answers of up to three clinics. */
export const QuestionsTool = planTool(function QuestionsTool({ tool, words, subjects, lines }: QuestionsToolProps) {
	const [part, change] = usePlanPart("questions");
	const [budget] = usePlanPart("budget");
	const { locale } = tool;
	const all = askedQuestions(subjects);
	const fromBudget = questionsFromBudget(budget, all);
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
	const sheet = sheetQuestions(part, all, fromBudget).map(
		(question): SheetQuestion => ({
			...question,
			missing: missing.get(question.id),
			answers: answersTo(part, question.id),
		}),
	);
	const names = named.map((name, index) => (name === "" ? part.names[index] : undefined));
	const view = { words, subjects, part, change, sheet, clinics, names };

	return (
		<div className={`plan-questions stack stack--12${sheet.length === 0 ? " plan-questions--blank" : ""}`}>
			{fromBudget.length > 0 && (
				<section className="plan-questions__missing note note--amber note--large" aria-labelledby="falta">
					<h2 className="title--s" id="falta">
						{words.budget.title}
					</h2>
					<p>{words.budget.text}</p>
					<ul className="stack">
						{sheet
							.filter(({ from }) => from === "budget")
							.map(({ id, ask, missing: of }) => (
								<li key={id}>
									<strong>{ask}</strong> <span>{of}</span>
								</li>
							))}
					</ul>
				</section>
			)}
			<QuestionList {...view} />
			<QuestionSheet {...view} />
		</div>
	);
});
