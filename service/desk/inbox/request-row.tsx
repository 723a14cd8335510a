import { requestPath } from "../../../contract/desk-paths.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import type { DeskRequest } from "../../store/desk-request.ts";
import { askedOf, counted, type DeskView, firstName, nameOf, placeOf, unitName } from "../desk-view.ts";
import { ActionForm } from "../request/action-form.tsx";
import { lengthWords } from "../times.ts";
import { DueRing, dueWords } from "./due-ring.tsx";

// More than two lines of a phone hold.
const LONGEST_EXCERPT = 160;
// Enough to tell whether a person wrote it.
const LONGEST_OF_HELD = 600;

interface RequestRowProps {
	request: DeskRequest;
	view: DeskView;
	/** Whether it may be opened: not while the store is down. */
	opens?: boolean;
}

/** One request of a list, with what is needed to choose. */
export function RequestRow({ request, view, opens = true }: RequestRowProps) {
	const { inbox, time } = view.words;
	const { reference, details } = request;
	const due = dueWords(request, view, (ms) => lengthWords(ms, time));
	const name = details?.name ?? reference;
	const tag = tagOf(request, view);
	const excerpt = details?.message?.slice(0, request.state === "held" ? LONGEST_OF_HELD : LONGEST_EXCERPT);
	return (
		<li
			className={`request-row request-row--${request.overdue ? "late" : request.state}`}
			data-key={reference}
			data-version={request.version}
			data-said={[firstName(name), tag ?? due].filter(Boolean).join(": ")}
		>
			<DueRing request={request} view={view} />
			<div className="request-row__words">
				<p className="request-row__who">
					{opens ? (
						<a className="request-row__link" href={requestPath(reference)}>
							{name}
						</a>
					) : (
						<span className="request-row__link">{name}</span>
					)}
					{tag && <span className="request-row__tag">{tag}</span>}
				</p>
				<p className="request-row__what">
					{[placeOf(request, view), askedOf(request, view)].filter(Boolean).join(" · ")}
				</p>
				{details ? (
					excerpt && <p className="request-row__excerpt">{excerpt}</p>
				) : (
					<p className="request-row__excerpt">{inbox.unreadable}</p>
				)}
				<p className="request-row__more">
					{due && <span className="request-row__due">{due}</span>}
					{request.earlier > 0 && <span>{counted(inbox.before, request.earlier)}</span>}
					{request.unit && <span>{unitName(request.unit, view)}</span>}
					<span translate="no">{reference}</span>
				</p>
				{request.state === "held" && opens && <Decide request={request} view={view} />}
			</div>
		</li>
	);
}

/** A held request is decided where it is read, with one tap. */
function Decide({ request, view }: RequestRowProps) {
	const words = view.words.request;
	return (
		<ActionForm request={request} className="request-row__decide">
			<input type="hidden" name="from" value="held" />
			<button className={buttonClass("secondary")} type="submit" name="do" value="release">
				{words.release}
			</button>
			<button className={buttonClass("secondary")} type="submit" name="do" value="spam">
				{words.spam}
			</button>
		</ActionForm>
	);
}

function tagOf({ takenBy }: DeskRequest, view: DeskView): string | undefined {
	if (!takenBy) return undefined;
	return takenBy === view.member.address ? view.words.inbox.yours : firstName(nameOf(takenBy, view));
}
