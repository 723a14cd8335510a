import { useId, useRef, useState } from "react";
import { fill } from "../../../../content-model/fill.ts";
import type { QuestionWords } from "../../../../content-model/plan/questions.ts";
import { type Answers, QUESTION_LIMITS } from "../../../../plan/questions/questions.ts";
import { clinicLetter } from "../../../../plan/summary.ts";
import { RichLine } from "../../../../ui/rich-line/rich-line.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { OwnQuestion } from "./own-question.tsx";
import { SheetOnPaper } from "./sheet-on-paper.tsx";
import { PLACES, type SheetActions, type SheetQuestion } from "./sheet-question.ts";

interface QuestionSheetProps {
	id: string;
	words: QuestionWords["words"];
	questions: readonly SheetQuestion[];
	/** What the clinics are called, "Clínica A" if nobody named one. */
	clinics: Answers;
	/** The names she gave here; undefined if the budget has one. */
	names: readonly (string | undefined)[];
	/** Whether one more of her own fits. */
	hasRoom: boolean;
	actions: SheetActions;
}

/** Her sheet: the chosen questions, with room for what up to three clinics answer. */
export function QuestionSheet({ id, words, questions, clinics, names, hasRoom, actions }: QuestionSheetProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [answering, setAnswering] = useState(0);
	const isBlank = questions.length === 0;

	function remove(question: SheetQuestion): void {
		actions.remove(question);
		// Its button goes with it; a visitor who pressed it by key stays at the sheet.
		heading.current?.focus();
	}

	return (
		<div className={`question-sheet question-sheet--answering-${answering}`} id={id}>
			<h2 className="question-sheet__title" id={`${id}-title`} tabIndex={-1} ref={heading}>
				<RichLine text={words.sheet.title} />
			</h2>
			{isBlank ? (
				<p className="question-sheet__blank">{words.sheet.empty}</p>
			) : (
				<>
					<Clinics {...{ words, clinics, names, answering, setAnswering }} onName={actions.name} />
					<ol className="question-sheet__questions">
						{questions.map((question) => (
							<li className={`question-sheet__question question-sheet__question--${question.from}`} key={question.id}>
								<AskedQuestion
									question={question}
									words={words}
									clinics={clinics}
									onNote={actions.note}
									onRemove={remove}
								/>
							</li>
						))}
					</ol>
					<SheetOnPaper words={words} questions={questions} clinics={clinics} />
				</>
			)}
			<OwnQuestion words={words} hasRoom={hasRoom} onAdd={actions.addOwn} />
		</div>
	);
}

type ClinicsProps = Pick<QuestionSheetProps, "words" | "clinics" | "names"> & {
	answering: number;
	setAnswering: (clinic: number) => void;
	onName: SheetActions["name"];
};

/** What the clinics are called and, on a phone, which of them is answering. */
function Clinics({ words, clinics, names, answering, setAnswering, onName }: ClinicsProps) {
	const group = useId();
	return (
		<>
			{names.some((name) => name !== undefined) && (
				<details className="question-sheet__naming">
					<summary>{words.sheet.clinics}</summary>
					<div className="question-sheet__names">
						{names.map((name, place) =>
							name === undefined ? null : (
								<label className="question-sheet__name" key={PLACES[place]}>
									<span>{fill(words.sheet.name, { letter: clinicLetter(place) })}</span>
									<input
										type="text"
										autoComplete="off"
										maxLength={QUESTION_LIMITS.name}
										value={name}
										onChange={(event) => onName(place, event.currentTarget.value)}
									/>
								</label>
							),
						)}
					</div>
				</details>
			)}
			<fieldset className="question-sheet__answering">
				<legend>{words.sheet.answering}</legend>
				<div className="question-sheet__clinics">
					{clinics.map((clinic, place) => (
						<label className="question-sheet__who" key={PLACES[place]}>
							<input type="radio" name={group} checked={answering === place} onChange={() => setAnswering(place)} />
							<span>{clinic}</span>
						</label>
					))}
				</div>
			</fieldset>
		</>
	);
}
