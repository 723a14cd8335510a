import type { Messages } from "../../../content-model/messages.ts";
import { fill } from "../../../content-model/template.ts";
import "./received.css";

export interface ReceivedProps {
	messages: Messages;
	/** Known where the service writes the page; a static copy has none. */
	reference?: string | undefined;
}

/** What a visitor without script reads after a stored request. */
export function Received({ messages, reference }: ReceivedProps) {
	const { pages, notices } = messages;
	return (
		<section className="received" aria-labelledby="received-title">
			<h1 id="received-title">{pages.received.title}</h1>
			{reference && (
				<>
					<p className="received__reference">{fill(notices.reference, { reference })}</p>
					<p>{notices.referenceUse}</p>
				</>
			)}
			<p>{pages.received.next}</p>
			<p>
				<a href="/">{pages.received.back}</a>
			</p>
		</section>
	);
}
