import type { Messages } from "../../content-model/messages.ts";
import type { Site } from "../../content-model/site.ts";
import { fill } from "../../content-model/template.ts";
import { telephoneLink } from "../../contract/telephone.ts";
import { line, type MailBody, reference, usual } from "./mail-body.ts";

/**
 * The receipt to the visitor: the request is stored, what happens next and by when. Repeats nothing the visitor typed,
 * because the address may belong to somebody else.
 */
export function receiptMail(given: string, site: Site, words: Messages["mails"]["receipt"]): MailBody {
	return {
		preview: words.preview,
		title: words.title,
		blocks: [
			usual(words.greeting),
			usual(words.next),
			usual(words.by),
			reference(fill(words.reference, { reference: given })),
			usual(words.contact),
			line({ text: site.email, href: `mailto:${site.email}` }),
			line({ text: site.phone, href: telephoneLink(site.phone) }),
			usual(words.mistake),
			usual(words.signature),
		],
	};
}
