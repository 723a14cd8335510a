import { Fragment } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { CLINICS, noteAnswer, QUESTION_LIMITS, tick } from "../../../plan/questions/questions.ts";
import { HeadRow, Row } from "../../components/bars/rows.tsx";
import type { QuestionsView, SheetQuestion } from "./questions-view.ts";

/** Clinics by their place. */
export const PLACES = Array.from({ length: CLINICS }, (_, index) => index);

interface AskedQuestionProps extends QuestionsView {
	question: SheetQuestion;
	onRemove: (question: SheetQuestion) => void;
}

/** A question on the sheet, with a field for each clinic's answer. */
export function AskedQuestion({ question, words, clinics, change, onRemove }: AskedQuestionProps) {
	const { id, ask, from, missing, answers } = question;
	// Who notes an answer keeps the question on the sheet, even if the budget no longer adds it.
	const note = (clinic: number, typed: string) =>
		change((now) => noteAnswer(from === "own" ? now : tick(now, id, true), id, clinic, typed));
	const mark = from === "budget" ? words.budget.mark : from === "own" ? words.own.mark : undefined;
	return (
		<>
			<div className="question-sheet__head stack stack--3">
				<div>
					{mark && <p className="question-sheet__mark below--1 level level--2 label">{mark}</p>}
					<p className="question-sheet__ask balanced display title--s" id={`hoja-${id}`}>
						{ask}
					</p>
					{missing && <p className="question-sheet__missing above--1">{missing}</p>}
				</div>
				{from !== "budget" && (
					<button
						className="question-sheet__remove soft"
						type="button"
						aria-label={from === "own" ? words.own.remove : words.sheet.untick}
						aria-describedby={`hoja-${id}`}
						onClick={() => onRemove(question)}
					>
						<svg viewBox="0 0 16 16" aria-hidden="true">
							<path d="M4 4l8 8M12 4l-8 8" />
						</svg>
					</button>
				)}
			</div>
			<div className="question-sheet__answers above--4">
				{clinics.map((clinic, index) => (
					<div className={`question-sheet__answer question-sheet__answer--${index}`} key={PLACES[index]}>
						<label htmlFor={`dijo-${id}-${index}`}>{fill(words.sheet.answer, { clinic })}</label>
						<textarea
							id={`dijo-${id}-${index}`}
							className="field__control"
							rows={2}
							maxLength={QUESTION_LIMITS.answer}
							aria-describedby={`hoja-${id}`}
							value={answers[index] ?? ""}
							onChange={(event) => note(index, event.currentTarget.value)}
						/>
					</div>
				))}
			</div>
			{answers.some(Boolean) && (
				<div className="question-sheet__others small">
					{clinics.map((clinic, index) =>
						answers[index] ? (
							<p className={`question-sheet__other above--2 question-sheet__other--${index}`} key={PLACES[index]}>
								<strong>{`${clinic}:`}</strong> <span>{answers[index]}</span>
							</p>
						) : null,
					)}
				</div>
			)}
		</>
	);
}

/** What goes to the clinic: a row a question, a column a clinic, what is noted or room for a pen. */
export const SheetOnPaper = ({ words, sheet, clinics }: QuestionsView) => (
	<table className={sheet.length > 12 ? "question-paper question-paper--close" : "question-paper"}>
		<HeadRow cells={[words.sheet.question, ...clinics]} />
		<tbody>
			{sheet.map(({ id, ask, missing, answers }) => (
				<Row
					key={id}
					cells={[
						<Fragment key={id}>
							<span>{ask}</span>
							{missing && <span className="question-sheet__missing above--1">{` ${missing}`}</span>}
						</Fragment>,
						...answers,
					]}
				/>
			))}
		</tbody>
	</table>
);
