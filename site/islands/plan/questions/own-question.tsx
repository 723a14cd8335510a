import { type SubmitEvent, useRef } from "react";
import type { QuestionWords } from "../../../../content-model/plan/questions.ts";
import { QUESTION_LIMITS } from "../../../../plan/questions/questions.ts";

/** Room for a question of her own. */
export function OwnQuestion({
	words,
	hasRoom,
	onAdd,
}: {
	words: QuestionWords["words"];
	hasRoom: boolean;
	onAdd: (typed: string) => void;
}) {
	const field = useRef<HTMLInputElement>(null);
	function add(event: SubmitEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (!field.current?.value.trim()) return;
		onAdd(field.current.value);
		field.current.value = "";
		field.current.focus();
	}
	return (
		<form className="question-sheet__own" onSubmit={add}>
			<label className="question-sheet__own-label" htmlFor="pregunta-propia">
				{words.own.label}
			</label>
			<input
				id="pregunta-propia"
				type="text"
				autoComplete="off"
				enterKeyHint="done"
				maxLength={QUESTION_LIMITS.ask}
				ref={field}
				aria-describedby={hasRoom ? undefined : "pregunta-propia-llena"}
			/>
			<button className="question-sheet__add" type="submit" disabled={!hasRoom}>
				{words.own.add}
			</button>
			{!hasRoom && <p id="pregunta-propia-llena">{words.own.full}</p>}
		</form>
	);
}
