import type { Words } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fill.ts";
import { telephoneLink } from "../../../contract/telephone.ts";
import { formOfRequest, type StoredRequest } from "../../store/requests/stored-request.ts";
import { line, list, type MailBody, RULE, reference, small, usual } from "../layout/mail-body.ts";

/**
 * The receipt to the visitor, which is all that a person keeps. Repeats nothing the visitor typed, because the address
 * may belong to somebody else.
 */
export function receiptMail(
	request: StoredRequest,
	{ messages: { mails, notices }, site }: Words,
	siteUrl: string,
): MailBody {
	const words = mails.receipt;
	const { step } = notices.sent[formOfRequest(request)];
	const questions = words.questions[request.kind];
	return {
		preview: words.preview,
		title: words.title,
		blocks: [
			usual(words.greeting),
			usual(words.kept),
			reference(fill(words.reference, { reference: request.reference })),
			list(words.now.title, words.now.steps, true),
			...(questions ? [list(questions.title, questions.items)] : []),
			usual({ text: step.label, href: new URL(step.href, siteUrl).href }),
			RULE,
			usual(words.contact),
			line({ text: site.email, href: `mailto:${site.email}` }),
			line({ text: site.phone, href: telephoneLink(site.phone) }),
			line(fill(words.hours, { hours: site.hours })),
			RULE,
			small(words.mistake),
			usual(words.signature),
		],
	};
}
