import { answerText } from "../../../content-model/messages/choice-word.ts";
import { unbrokenTelephone } from "../../../contract/questions/telephone.ts";
import { type FieldName, FORMS } from "../../../contract/requests/forms.ts";
import { callText } from "../../formats/call-text.ts";
import { readableAddress } from "../../formats/mailbox.ts";
import type { RequestFile } from "../../store/requests/inbox/desk-request.ts";
import type { RequestDetails } from "../../store/requests/stored-request.ts";
import type { DeskView, RecordProps } from "../desk-view.ts";

// What stands in the head of a request's page, or is its message.
const SHOWN_APART: readonly FieldName[] = [
	"name",
	"message",
	"purpose",
	"email",
	"phone",
	"country",
	"clinic_interest",
	"organisation",
];

/** @param whole everything, on a page that shows nothing of it apart */
export function Facts({ record, view: { messages }, whole }: RecordProps<RequestFile> & { whole?: boolean }) {
	const { details, form } = record;
	if (!details || !form) return null;
	const call = whole && callText(record, messages);
	const given = FORMS[form].fields.filter((name) => details[name] !== undefined);
	const names = whole ? given : given.filter((name) => !SHOWN_APART.includes(name));
	if (names.length === 0 && !call) return null;
	return (
		<dl className="stack stack--2">
			{names.map((name) => (
				<div key={name} className="facts__fact">
					<dt className="small">{messages.forms[form].fields[name]?.label ?? name}</dt>
					<dd className="facts__answer">{answer(name, details, messages)}</dd>
				</div>
			))}
			{call && (
				<div className="facts__fact">
					<dt className="small">{messages.mails.staff.call}</dt>
					<dd className="facts__answer">{call}</dd>
				</div>
			)}
		</dl>
	);
}

function answer(name: FieldName, details: RequestDetails, messages: DeskView["messages"]): string {
	const given = details[name] ?? "";
	if (name === "phone") return unbrokenTelephone(given);
	if (name === "email") return readableAddress(given);
	return answerText(messages, name, given);
}
