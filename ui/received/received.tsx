import type { Words } from "../../content-model/content.ts";
import type { FormId } from "../../contract/forms.ts";
import { ButtonLink } from "../button/button.tsx";
import { headingId, Section } from "../section/section.tsx";
import { Dawn } from "./dawn.tsx";
import { Reference } from "./reference.tsx";

export interface ReceivedProps {
	words: Words;
	/** Known where the service writes the page; a static copy has none. */
	reference?: string | undefined;
	/** What was sent; unknown too in a static copy. */
	form?: FormId | undefined;
}

/** What a visitor without script reads after a stored request. */
export function Received({ words, reference, form }: ReceivedProps) {
	const { pages, notices } = words.messages;
	const sent = form && notices.sent[form];
	return (
		<Section name="received">
			<div className="received__words">
				<h1 className="received__title" id={headingId("received")}>
					{(sent ?? pages.received).title}
				</h1>
				{sent && <p>{sent.text}</p>}
				{reference && <Reference template={notices.reference} use={notices.referenceUse} reference={reference} />}
				<p className="received__next">{pages.received.next}</p>
				<p>
					{sent ? (
						<ButtonLink href={sent.step.href} label={sent.step.label} />
					) : (
						<ButtonLink href={words.pages.home.path} label={pages.received.back} />
					)}
				</p>
			</div>
			<div className="received__drawing">
				<Dawn />
			</div>
		</Section>
	);
}
