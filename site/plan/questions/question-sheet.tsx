import { type SubmitEvent, useRef, useState } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { clinicLetter } from "../../../plan/budget/budget.ts";
import { addOwn, nameClinic, QUESTION_LIMITS, removeOwn, tick } from "../../../plan/questions/questions.ts";
import { Pills } from "../../../ui/pills/pills.tsx";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { type QuestionsView, SHEET_ID, type SheetQuestion } from "./questions-view.ts";
import { AskedQuestion, PLACES, SheetOnPaper } from "./sheet-questions.tsx";

/** The visitor's sheet: the chosen questions, with fields for the answers of up to three clinics. */
export function QuestionSheet(view: QuestionsView) {
	const { words, sheet, change } = view;
	const heading = useRef<HTMLHeadingElement>(null);
	const [answering, setAnswering] = useState(0);

	function remove({ id, from }: SheetQuestion): void {
		change((now) => (from === "own" ? removeOwn(now, id) : tick(now, id, false)));
		// Its button goes with it; a visitor who pressed it by key stays at the sheet.
		heading.current?.focus();
	}

	return (
		<div className={`question-sheet stack stack--6 question-sheet--answering-${answering}`} id={SHEET_ID}>
			<RichLine
				as="h2"
				className="question-sheet__title screen-only"
				id={`${SHEET_ID}-title`}
				tabIndex={-1}
				ref={heading}
				text={words.sheet.title}
			/>
			{sheet.length === 0 ? (
				<p className="balanced lead">{words.sheet.empty}</p>
			) : (
				<>
					<Clinics {...view} {...{ answering, setAnswering }} />
					<ol className="question-sheet__questions screen-only">
						{sheet.map((question) => (
							<li
								className={`question-sheet__question ruled question-sheet__question--${question.from}`}
								key={question.id}
							>
								<AskedQuestion {...view} question={question} onRemove={remove} />
							</li>
						))}
					</ol>
					<SheetOnPaper {...view} />
				</>
			)}
			<OwnQuestion {...view} />
		</div>
	);
}

interface ClinicsProps extends QuestionsView {
	answering: number;
	setAnswering: (clinic: number) => void;
}

/** What the clinics are called and, on a phone, which of them is answering. */
const Clinics = ({ words, clinics, names, answering, setAnswering, change }: ClinicsProps) => (
	<>
		{names.some((name) => name !== undefined) && (
			<details className="screen-only">
				<summary className="button button--quiet">{words.sheet.clinics}</summary>
				<div className="question-sheet__names columns">
					{names.map((name, index) =>
						name === undefined ? null : (
							<label className="question-sheet__name label stack stack--1" key={PLACES[index]}>
								<span>{fill(words.sheet.name, { letter: clinicLetter(index) })}</span>
								<input
									className="field__control"
									type="text"
									autoComplete="off"
									maxLength={QUESTION_LIMITS.name}
									value={name}
									onChange={({ currentTarget: { value } }) => change((now) => nameClinic(now, index, value))}
								/>
							</label>
						),
					)}
				</div>
			</details>
		)}
		<Pills
			className="question-sheet__answering screen-only"
			legend={words.sheet.answering}
			value={answering}
			options={clinics.map((label, id) => ({ id, label }))}
			onChoose={setAnswering}
		/>
	</>
);

/** Adds a question of the visitor's own. */
function OwnQuestion({ words, part, change }: QuestionsView) {
	const field = useRef<HTMLInputElement>(null);
	const hasRoom = part.own.length < QUESTION_LIMITS.own;
	function add(event: SubmitEvent<HTMLFormElement>): void {
		event.preventDefault();
		const { value = "" } = field.current ?? {};
		if (!field.current || !value.trim()) return;
		change((now) => addOwn(now, value));
		field.current.value = "";
		field.current.focus();
	}
	return (
		<form className="question-sheet__own screen-only ruled" onSubmit={add}>
			<label className="question-sheet__own-label strong" htmlFor="pregunta-propia">
				{words.own.label}
			</label>
			<input
				id="pregunta-propia"
				className="field__control"
				type="text"
				autoComplete="off"
				enterKeyHint="done"
				maxLength={QUESTION_LIMITS.ask}
				ref={field}
				aria-describedby={hasRoom ? undefined : "pregunta-propia-llena"}
			/>
			<button className="button button--primary" type="submit" disabled={!hasRoom}>
				{words.own.add}
			</button>
			{!hasRoom && <p id="pregunta-propia-llena">{words.own.full}</p>}
		</form>
	);
}
