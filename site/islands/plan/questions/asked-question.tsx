import { fill } from "../../../../content-model/fill.ts";
import { QUESTION_LIMITS } from "../../../../plan/questions/questions.ts";
import { PLACES, type SheetQuestion, type SheetView } from "./sheet-question.ts";

/** A question on her sheet, with a field for each clinic's answer. */
export function AskedQuestion({ question, words, clinics, onNote, onRemove }: SheetView & { question: SheetQuestion }) {
	const { id, ask, from, missing, answers } = question;
	const mark = from === "budget" ? words.budget.mark : from === "own" ? words.own.mark : undefined;
	return (
		<>
			<div className="question-sheet__head">
				<div>
					{mark && <p className="question-sheet__mark">{mark}</p>}
					<p className="question-sheet__ask" id={`hoja-${id}`}>
						{ask}
					</p>
					{missing && <p className="question-sheet__missing">{missing}</p>}
				</div>
				{from !== "budget" && (
					<button
						className="question-sheet__remove"
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
			<div className="question-sheet__answers">
				{clinics.map((clinic, place) => (
					<div className={`question-sheet__answer question-sheet__answer--${place}`} key={PLACES[place]}>
						<label htmlFor={`dijo-${id}-${place}`}>{fill(words.sheet.answer, { clinic })}</label>
						<textarea
							id={`dijo-${id}-${place}`}
							rows={2}
							maxLength={QUESTION_LIMITS.answer}
							aria-describedby={`hoja-${id}`}
							value={answers[place] ?? ""}
							onChange={(event) => onNote(id, place, event.currentTarget.value)}
						/>
					</div>
				))}
			</div>
			{answers.some(Boolean) && (
				<div className="question-sheet__others">
					{clinics.map((clinic, place) =>
						answers[place] ? (
							<p className={`question-sheet__other question-sheet__other--${place}`} key={PLACES[place]}>
								<strong>{clinic}:</strong> {answers[place]}
							</p>
						) : null,
					)}
				</div>
			)}
		</>
	);
}
