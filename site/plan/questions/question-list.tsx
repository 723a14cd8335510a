import { fill, plural } from "../../../content-model/fields/fill.ts";
import type { QuestionWords } from "../../../content-model/plan/questions.ts";
import { type DatedSources, SourceLinks } from "../../components/source-links/source-links.tsx";
import { useToolContext } from "../plan-tool/tool-context.ts";

/** A question with its sources as they are linked. */
interface ListedQuestion {
	id: string;
	ask: string;
	why: string;
	sources: readonly DatedSources[];
	/** The line of the budget that it clears up. */
	unknown?: string | undefined;
}

export interface ListedSubject {
	id: string;
	title: string;
	questions: readonly ListedQuestion[];
}

interface QuestionListProps {
	subjects: readonly ListedSubject[];
	words: QuestionWords["words"];
	/** Ids of the questions on the visitor's sheet, including those that the budget adds. */
	chosen: ReadonlySet<string>;
	/** How many those are, including the visitor's own. */
	count: number;
	/** Of those, the ones that only the budget can take away. */
	kept: ReadonlySet<string>;
	onTick: (id: string, isTicked: boolean) => void;
	onTickFirst: (isTicked: boolean) => void;
	sheet: string;
}

/** All questions by subject, each with why it matters; ticked ones are added to the visitor's sheet. */
export function QuestionList({ subjects, words, chosen, count, kept, onTick, onTickFirst, sheet }: QuestionListProps) {
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
						onChange={(event) => onTickFirst(event.currentTarget.checked)}
					/>
					<span>{words.first.label}</span>
				</label>
			</div>
			<p className={`question-list__rail level level--4 ${count === 0 ? "question-list__rail--blank" : "script-only"}`}>
				<output className="question-list__count">{sheetCount(words, count, locale)}</output>
				{count > 0 && (
					<a className="question-list__go strong" href={`#${sheet}`}>
						{words.sheet.go}
					</a>
				)}
			</p>
			<div className="question-list__subjects">
				{subjects.map((subject, index) => (
					<Subject key={subject.id} {...subject} isFirst={index === 0} {...{ words, chosen, kept, onTick }} />
				))}
			</div>
		</div>
	);
}

/** Announces how many questions are on the sheet. */
const sheetCount = ({ sheet }: QuestionWords["words"], count: number, locale: string): string =>
	count === 0 ? "" : fill(plural(count, locale, sheet), { count: String(count) });

type SubjectProps = ListedSubject &
	Pick<QuestionListProps, "words" | "chosen" | "kept" | "onTick"> & { isFirst: boolean };

function Subject({ id, title, questions, isFirst, words, chosen, kept, onTick }: SubjectProps) {
	const count = questions.filter((one) => chosen.has(one.id)).length;
	const all = String(questions.length);
	return (
		<details className="question-list__subject ruled" open={isFirst}>
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
								disabled={kept.has(question.id)}
								aria-describedby={`por-que-${question.id}`}
								onChange={(event) => onTick(question.id, event.currentTarget.checked)}
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

function Sources({ day, sources, words }: DatedSources & Pick<QuestionListProps, "words">) {
	const label = sources.length === 1 ? words.list.source : words.list.sources;
	return (
		<span className="question-list__source link--within screen-only">
			<span>{` ${fill(label, { date: day })}: `}</span>
			<SourceLinks sources={sources} />
		</span>
	);
}
