import { Hr, Link, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { choiceWord } from "../../content-model/choice-word.ts";
import type { Messages } from "../../content-model/messages.ts";
import { fill } from "../../content-model/template.ts";
import { type FieldName, FORMS, formOf } from "../../contract/forms.ts";
import { telephoneLink } from "../../contract/telephone.ts";
import type { StoredRequest } from "../requests/stored-request.ts";
import { MailFrame, small } from "./frame.tsx";

const label = { ...small, margin: "16px 0 0" };
const value = { fontSize: "16px", lineHeight: 1.5, margin: "0", whiteSpace: "pre-line" as const };

export interface StaffMailProps {
	request: StoredRequest;
	messages: Messages;
	/** Readable local time of arrival. */
	received: string;
}

/** Tells staff who wrote and what, field by field as the form asked, with ways to answer at one tap. */
export function StaffMail({ request, messages, received }: StaffMailProps) {
	const words = messages.mails.staff;
	const form = formOf({ type: request.kind, interest: request.details.interest }) ?? "patient";
	return (
		<MailFrame
			preview={fill(words.preview, { reference: request.reference })}
			title={`${words.title}: ${words.kinds[request.kind]}`}
		>
			<Text style={value}>{words.promise}</Text>
			<Section>
				<Row label={words.reference}>{request.reference}</Row>
				<Row label={words.received}>{received}</Row>
				<Row label={words.form}>{messages.forms[form].title}</Row>
				{FORMS[form].fields.map((field) => (
					<Row key={field} label={messages.forms[form].fields[field]?.label ?? field}>
						<Answer field={field} given={request.details[field]} messages={messages} />
					</Row>
				))}
			</Section>
			<Hr />
			<Text style={small}>{words.reply}</Text>
			<Text style={small}>{words.list}</Text>
		</MailFrame>
	);
}

interface AnswerProps {
	field: FieldName;
	given: string | undefined;
	messages: Messages;
}

function Answer({ field, given, messages }: AnswerProps) {
	const words = messages.mails.staff;
	if (given === undefined) return words.none;
	if (field === "email") return <Link href={mailtoLink(given)}>{given}</Link>;
	if (field === "phone") return <Link href={telephoneLink(given)}>{`${words.call} ${given}`}</Link>;
	if (field === "consent") return words.consented;
	return choiceWord(messages, field, given) ?? given;
}

/** An address may hold `?` and `&`, which would add recipients and words to the answer (RFC 6068, section 2). */
function mailtoLink(address: string): string {
	return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

function Row({ label: text, children }: { label: string; children: ReactNode }) {
	return (
		<>
			<Text style={label}>{text}</Text>
			<Text style={value}>{children}</Text>
		</>
	);
}
