import { PLACES, type SheetQuestion, type SheetView } from "./sheet-question.ts";

interface SheetOnPaperProps extends Pick<SheetView, "words" | "clinics"> {
	questions: readonly SheetQuestion[];
}

/** What goes to the clinic: a row a question, a column a clinic, what is noted or room for a pen. */
export function SheetOnPaper({ words, questions, clinics }: SheetOnPaperProps) {
	return (
		<table
			className={questions.length > 12 ? "question-sheet__paper question-sheet__paper--close" : "question-sheet__paper"}
		>
			<thead>
				<tr>
					<th scope="col">{words.sheet.question}</th>
					{clinics.map((clinic, place) => (
						<th scope="col" key={PLACES[place]}>
							{clinic}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{questions.map(({ id, ask, missing, answers }) => (
					<tr key={id}>
						<th scope="row">
							{ask}
							{missing && <span className="question-sheet__missing"> {missing}</span>}
						</th>
						{answers.map((answer, place) => (
							<td key={PLACES[place]}>{answer}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
