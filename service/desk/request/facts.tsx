import { choiceWord } from "../../../content-model/choice-word.ts";
import { type FieldName, FORMS } from "../../../contract/forms.ts";
import { unbrokenTelephone } from "../../../contract/telephone.ts";
import type { RequestRecord } from "../../store/desk-request.ts";
import type { DeskView } from "../desk-view.ts";

// What stands elsewhere on the page.
const SHOWN_APART: readonly FieldName[] = ["name", "message", "purpose"];

/** What was asked and answered, in the form's order. */
export function Facts({ record: { details, form }, view: { messages } }: { record: RequestRecord; view: DeskView }) {
	if (!details || !form) return null;
	const names = FORMS[form].fields.filter((name) => !SHOWN_APART.includes(name) && details[name] !== undefined);
	return (
		<dl className="request-page__facts">
			{names.map((name) => (
				<div key={name} className="request-page__fact">
					<dt>{messages.forms[form].fields[name]?.label ?? name}</dt>
					<dd>{answer(name, details, messages)}</dd>
				</div>
			))}
		</dl>
	);
}

function answer(
	name: FieldName,
	details: NonNullable<RequestRecord["details"]>,
	messages: DeskView["messages"],
): string {
	const given = details[name] ?? "";
	if (name === "consent") return messages.mails.staff.consented;
	if (name === "phone") return unbrokenTelephone(given);
	return choiceWord(messages, name, given) ?? given;
}
