import type { Words } from "../../content-model/content.ts";
import { FORMS, type FormId } from "../../contract/requests/forms.ts";
import type { Purpose } from "../../contract/requests/purposes.ts";

interface PurposeQuestionsProps {
	form: FormId;
	words: Words["messages"]["forms"]["questions"];
}

/** What to tell for each purpose. The style sheet shows the chosen one's by its place, so it works without script. */
export function PurposeQuestions({ form, words: { lead, ...told } }: PurposeQuestionsProps) {
	const questions: Partial<Record<Purpose, readonly string[]>> = told;
	return FORMS[form].purposes?.map((purpose) => (
		<div className="purpose-questions small" key={purpose}>
			{questions[purpose] && (
				<>
					<span>{lead}</span>
					<ul>
						{questions[purpose].map((question) => (
							<li key={question}>{question}</li>
						))}
					</ul>
				</>
			)}
		</div>
	));
}
