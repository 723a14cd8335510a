import type { ReactNode } from "react";
import type { Words } from "../../content-model/content.ts";
import type { Site } from "../../content-model/pages/site.ts";
import { telephoneLink, unbrokenTelephone } from "../../contract/questions/telephone.ts";
import type { FormId } from "../../contract/requests/forms.ts";
import { ButtonLink } from "../button/button.tsx";
import { Drawing } from "../drawing/drawing.tsx";
import { headingId, Section } from "../section/section.tsx";
import { CallTold } from "./call-told.tsx";
import { NextSteps, type Told } from "./next-steps.tsx";
import { Reference } from "./reference.tsx";
import { Sun } from "./sun.tsx";

const FILES = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

/** Whether a confirmation is on its way, and by when there is an answer: unknown in a static copy, which promises neither. */
export interface ReceivedProps extends Told {
	words: Words;
	/** Known where the service writes the page; a static copy has none. */
	reference?: string | undefined;
	/** What was sent; unknown too in a static copy. */
	form?: FormId | undefined;
}

/** What a visitor without script reads after a stored request. */
export function Received({ words, reference, form, ...told }: ReceivedProps) {
	const { pages, notices } = words.messages;
	const sent = form && notices.sent[form];
	const { href, label } = sent?.step ?? { href: words.pages.home.path, label: pages.received.back };
	return (
		<Answer title={(sent ?? pages.received).title} drawing={<Sun />}>
			{sent && <p>{sent.text}</p>}
			{reference && <Reference words={notices} reference={reference} />}
			<CallTold words={words.messages.forms.call} reference={reference} told={told} language={words.language} />
			<NextSteps words={pages.received} hours={words.site.hours} told={told} language={words.language} />
			<p>
				<ButtonLink href={href} label={label} />
			</p>
		</Answer>
	);
}

interface RefusedProps {
	title: string;
	/** What to do about it. */
	text: string;
	site: Site;
}

/** What a visitor without script reads where a form could not be taken at all, with other ways to reach us. */
export const Refused = ({ title, text, site }: RefusedProps) => (
	<Answer title={title} drawing={<Drawing files={FILES} name="unsent" className="unsent" />}>
		<p className="received__next lead">{text}</p>
		<p className="received__ways screen-only row">
			<ButtonLink href={`mailto:${site.email}`} label={site.email} />
			<ButtonLink href={telephoneLink(site.phone)} look="secondary" label={unbrokenTelephone(site.phone)} />
		</p>
	</Answer>
);

const Answer = ({ title, drawing, children }: { title: string; drawing: ReactNode; children: ReactNode }) => (
	<Section name="received">
		<div className="received__words stack stack--6">
			<h1 className="title--page" id={headingId("received")}>
				{title}
			</h1>
			{children}
		</div>
		<div className="screen-only">{drawing}</div>
	</Section>
);
