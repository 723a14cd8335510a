import { Link, Text } from "@react-email/components";
import type { Messages } from "../../content-model/messages.ts";
import type { Site } from "../../content-model/site.ts";
import { fill } from "../../content-model/template.ts";
import { telephoneLink } from "../../contract/telephone.ts";
import { MailFrame, text } from "./frame.tsx";

const reference = { ...text, fontSize: "18px", fontWeight: 600 };

export interface ReceiptMailProps {
	reference: string;
	site: Site;
	words: Messages["mails"]["receipt"];
}

/**
 * Tells the visitor that the request is safe, what happens next and by when. Holds no word the visitor typed: the
 * address may belong to somebody else.
 */
export function ReceiptMail({ reference: value, site, words }: ReceiptMailProps) {
	return (
		<MailFrame preview={words.preview} title={words.title}>
			<Text style={text}>{words.greeting}</Text>
			<Text style={text}>{words.next}</Text>
			<Text style={text}>{words.by}</Text>
			<Text style={reference}>{fill(words.reference, { reference: value })}</Text>
			<Text style={text}>{words.contact}</Text>
			<Text style={text}>
				<Link href={`mailto:${site.email}`}>{site.email}</Link>
				<br />
				<Link href={telephoneLink(site.phone)}>{site.phone}</Link>
			</Text>
			<Text style={text}>{words.mistake}</Text>
			<Text style={text}>{words.signature}</Text>
		</MailFrame>
	);
}
