import { fill } from "../../../content-model/fill.ts";
import { requestPath } from "../../../contract/desk-paths.ts";
import type { RequestRecord } from "../../store/requests/inbox/desk-request.ts";
import { askedOf, type DeskView, languageOfRequest } from "../desk-view.ts";
import { Facts } from "../request/facts.tsx";
import { History } from "../request/history.tsx";
import { Sheet } from "./person-page.tsx";

interface PersonReadingProps {
	view: DeskView;
	who: string;
	records: readonly RequestRecord[];
}

/** All that is kept on a person, notes too, to be read and printed: a person who asks for their data gets to see it. */
export function PersonReading({ view, who, records }: PersonReadingProps) {
	const { person, inbox } = view.words;
	return (
		<Sheet title={fill(person.readTitle, { who })}>
			<p className="person__hint">{person.readHint}</p>
			{records.map((record) => (
				<article key={record.id} className="person__request">
					<h2>
						<a href={requestPath(record.reference)}>{record.reference}</a> ·{" "}
						{[askedOf(record, view), languageOfRequest(record, view)].filter(Boolean).join(" · ")}
					</h2>
					{record.details ? <Facts record={record} view={view} whole /> : <p>{inbox.unreadable}</p>}
					<History record={record} view={view} nested />
				</article>
			))}
		</Sheet>
	);
}
