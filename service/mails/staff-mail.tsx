import { Hr, Link, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import type { Messages } from "../../content-model/messages.ts";
import { fill } from "../../content-model/template.ts";
import type { CountryCode } from "../../contract/countries.ts";
import { telephoneLink } from "../../contract/telephone.ts";
import type { StoredRequest } from "../requests/stored-request.ts";
import { MailFrame } from "./frame.tsx";

const label = { color: "#38555b", fontSize: "14px", lineHeight: 1.4, margin: "16px 0 0" };
const value = { fontSize: "16px", lineHeight: 1.5, margin: "0", whiteSpace: "pre-line" as const };
const small = { ...label, margin: "8px 0" };

export interface StaffMailProps {
	request: StoredRequest;
	messages: Messages;
	/** Readable local time of arrival. */
	received: string;
}

/** Tells staff who wrote and what, with ways to answer at one tap. */
export function StaffMail({ request, messages, received }: StaffMailProps) {
	const words = messages.mails.staff;
	const { fields } = messages.forms[request.kind];
	const { name, email, phone, country, clinic_interest, message } = request.details;
	return (
		<MailFrame
			preview={fill(words.preview, { reference: request.reference })}
			title={`${words.title}: ${words.kinds[request.kind]}`}
		>
			<Text style={value}>{words.promise}</Text>
			<Section>
				<Row label={words.reference}>{request.reference}</Row>
				<Row label={words.received}>{received}</Row>
				<Row label={fields.name.label}>{name}</Row>
				{clinic_interest && <Row label={messages.forms.clinic.fields.clinic_interest.label}>{clinic_interest}</Row>}
				<Row label={fields.email.label}>
					<Link href={`mailto:${email}`}>{email}</Link>
				</Row>
				<Row label={fields.phone.label}>
					{phone ? <Link href={telephoneLink(phone)}>{`${words.call} ${phone}`}</Link> : words.none}
				</Row>
				{country && (
					<Row label={messages.forms.patient.fields.country.label}>{messages.countries[country as CountryCode]}</Row>
				)}
				<Row label={fields.message.label}>{message ?? words.none}</Row>
			</Section>
			<Hr />
			<Text style={small}>{words.reply}</Text>
			<Text style={small}>{words.list}</Text>
		</MailFrame>
	);
}

function Row({ label: text, children }: { label: string; children: ReactNode }) {
	return (
		<>
			<Text style={label}>{text}</Text>
			<Text style={value}>{children}</Text>
		</>
	);
}
