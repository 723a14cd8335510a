import { FORMS, type FormId } from "../../contract/forms.ts";
import type { FormWords } from "./form-words.ts";

/**
 * What each purpose of a form needs to be known. The style sheet shows those of the purpose that is chosen, by their
 * place among the choices, so that it works without script.
 */
export function PurposeQuestions({ form, words: { questions } }: { form: FormId; words: FormWords }) {
	return (FORMS[form].purposes ?? []).map((purpose) => (
		<div className="purpose-questions" key={purpose}>
			{questions.lead}
			<ul>
				{questions[purpose]?.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ul>
		</div>
	));
}
