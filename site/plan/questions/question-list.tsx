import { fill, plural } from "../../../content-model/fields/fill.ts";
import { tick } from "../../../plan/questions/questions.ts";
import { type DatedSources, SourceLinks } from "../../components/source-links/source-links.tsx";
import { useToolContext } from "../plan-tool/tool-context.ts";
import { type ListedSubject, type QuestionsView, SHEET_ID } from "./questions-view.ts";

/** All questions by subject, each with why it matters; ticked ones are added to the visitor's sheet. */
export function QuestionList(view: QuestionsView) {
	const { subjects, words, sheet, change } = view;
	const count = sheet.length;
	const chosen = new Set(sheet.map(({ id }) => id));
	const { locale } = useToolContext();
	return (
		<div className="question-list">
			<div className="question-list__side row row--middle">
				<h2 className="question-list__title title--s">{words.list.title}</h2>
				<label className="question-list__first script-only choice ticked label">
					<input
						type="checkbox"
						name="primeras"
						checked={words.first.ids.every((id) => chosen.has(id))}
						onChange={({ currentTarget: { checked } }) =>
							change((now) => words.first.ids.reduce((some, id) => tick(some, id, checked), now))
						}
					/>
					<span>{words.first.label}</span>
				</label>
			</div>
			<p className={`question-list__rail level level--4 ${count === 0 ? "question-list__rail--blank" : "script-only"}`}>
				<output className="question-list__count">
					{count > 0 && fill(plural(count, locale, words.sheet), { count: String(count) })}
				</output>
				{count > 0 && (
					<a className="question-list__go strong" href={`#${SHEET_ID}`}>
						{words.sheet.go}
					</a>
				)}
			</p>
			<div className="question-list__subjects">
				{subjects.map((subject, index) => (
					<Subject key={subject.id} {...view} subject={subject} isOpen={index === 0} />
				))}
			</div>
		</div>
	);
}

function Subject({
	subject,
	isOpen,
	words,
	sheet,
	change,
}: QuestionsView & { subject: ListedSubject; isOpen: boolean }) {
	const { id, title, questions } = subject;
	const chosen = new Map(sheet.map((question) => [question.id, question]));
	const count = questions.filter((one) => chosen.has(one.id)).length;
	const all = String(questions.length);
	return (
		<details className="question-list__subject ruled" open={isOpen}>
			<summary className="question-list__name disclosure">
				<h3 id={`tema-${id}`}>{title}</h3>
				<span className={count > 0 ? "label deep screen-only" : "small"}>
					{count > 0 ? fill(words.list.chosen, { count: String(count), all }) : fill(words.list.count, { count: all })}
				</span>
			</summary>
			<ul className="question-list__questions stack stack--2" aria-labelledby={`tema-${id}`}>
				{questions.map((question) => (
					<li className="question-list__question" key={question.id}>
						<label className="question-list__ask strong stack">
							<input
								className="checkbox question-list__tick"
								type="checkbox"
								value={question.id}
								checked={chosen.has(question.id)}
								// Only the budget can take away what it added.
								disabled={chosen.get(question.id)?.from === "budget"}
								aria-describedby={`por-que-${question.id}`}
								onChange={({ currentTarget: { checked } }) => change((now) => tick(now, question.id, checked))}
							/>
							<span>{question.ask}</span>
						</label>
						<p className="question-list__why soft" id={`por-que-${question.id}`}>
							<span>{question.why}</span>
							{question.sources.map((dated) => (
								<Sources key={dated.day} {...dated} words={words} />
							))}
						</p>
					</li>
				))}
			</ul>
		</details>
	);
}

function Sources({ day, sources, words }: DatedSources & Pick<QuestionsView, "words">) {
	const label = sources.length === 1 ? words.list.source : words.list.sources;
	return (
		<span className="question-list__source link--within screen-only">
			<span>{` ${fill(label, { date: day })}: `}</span>
			<SourceLinks sources={sources} />
		</span>
	);
}
