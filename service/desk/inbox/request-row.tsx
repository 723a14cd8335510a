import { fill } from "../../../content-model/fields/fill.ts";
import type { Channel } from "../../../contract/desk/codes.ts";
import { requestPath } from "../../../contract/desk/paths.ts";
import { callText } from "../../formats/call-text.ts";
import { isolated } from "../../formats/printable.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { ListedRequest } from "../../store/requests/inbox/inbox.ts";
import { Hidden, SubmitButton } from "../controls.tsx";
import {
	askedOf,
	counted,
	type DeskView,
	firstName,
	hasWords,
	languageWords,
	placeOf,
	unitName,
} from "../desk-view.ts";
import { ActionForm } from "../request/action-form.tsx";
import { followUpWords, lengthWords, numberWords, timeWords, today } from "../times.ts";
import { groupPath, placeQuery } from "./list-place.ts";
import { isGroup, RowMark } from "./marks.tsx";

// More than two lines of a phone hold.
const MAX_EXCERPT_LENGTH = 160;
// Enough to tell whether a person wrote it.
const MAX_HELD_EXCERPT_LENGTH = 600;

interface RequestRowProps {
	request: ListedRequest;
	view: DeskView;
	/** Whether it may be opened: not while the store is down. */
	opens?: boolean;
	/** Whether its page is the one that stands beside the list. */
	isCurrent?: boolean;
	/** Whether it can be marked, to do something with all that are. */
	marks?: boolean;
}

/** What a form says that stands in a list: it leads back there. */
export const FROM_LIST = "list";

export function RequestRow({ request, view, opens = true, isCurrent = false, marks = false }: RequestRowProps) {
	const { inbox } = view.words;
	const { reference, details, state } = request;
	const due = dueOf(request, view);
	const stands = isGroup(request);
	const first = details?.name ?? reference;
	const name = stands ? fill(inbox.group.title, { count: numberWords(request.group ?? 1) }) : first;
	const [danger] = state === "open" || state === "held" ? view.dangersIn(details?.message ?? "") : [];
	const holder = holderWords(request, view);
	const call = callText(request, view.messages);
	const excerpt = details?.message?.slice(0, state === "held" ? MAX_HELD_EXCERPT_LENGTH : MAX_EXCERPT_LENGTH);
	return (
		<li
			className={`request-row pressable ruled--after row request-row--${isCurrent ? "current" : state}`}
			data-key={reference}
			data-version={`${request.version}.${request.group ?? 1}`}
			data-said={`${stands ? name : isolated(firstName(name))}: ${holder ?? due.words}`}
		>
			{marks && !stands && <RowMark request={request} label={fill(inbox.mark, { name })} />}
			<p className="request-row__who">
				{opens ? (
					<a
						className="request-row__link display"
						href={stands ? groupPath(reference) : `${requestPath(reference)}${placeQuery(view.place)}`}
						aria-current={isCurrent ? "page" : undefined}
					>
						{name}
					</a>
				) : (
					<span className="request-row__link display">{name}</span>
				)}
			</p>
			<p className={`request-row__due due due--${due.look}`}>{due.words}</p>
			<p className="request-row__what soft">
				{stands
					? fill(inbox.group.since, { when: timeWords(request.receivedAt, view), name: first })
					: [placeOf(request, view), askedOf(request, view)].filter(Boolean).join(" · ")}
			</p>
			{call && !stands && <p className="request-row__call strong link">{call}</p>}
			{(excerpt || !details) && (
				<p className="request-row__excerpt" lang={details && request.language}>
					{details ? excerpt : inbox.unreadable}
				</p>
			)}
			<p className="request-row__more soft row">
				{danger && (
					<span className="request-row__tag request-row__tag--danger tag strong">{inbox.dangers[danger]}</span>
				)}
				{holder && <span className="request-row__tag tag strong">{holder}</span>}
				{state === "held" && <span className="request-row__tag request-row__tag--held tag strong">{inbox.held}</span>}
				{!stands && (
					<>
						{request.earlier > 0 && <span>{counted(inbox.before, request.earlier)}</span>}
						{request.earlierByTelephone > 0 && (
							<span>{counted(inbox.beforeByTelephone, request.earlierByTelephone)}</span>
						)}
						<span>{languageWords(request.language, view)}</span>
						<span>{inbox.channels[channelOf(request)]}</span>
						{request.unit && <span>{unitName(request.unit, view)}</span>}
					</>
				)}
			</p>
			{state === "held" && opens && !stands && <Decide request={request} view={view} />}
		</li>
	);
}

/** A held request is decided where it is read, with one tap. */
function Decide({ request, view }: RequestRowProps) {
	const words = view.words.request;
	return (
		<ActionForm request={request} view={view} className="request-row__decide row row--2">
			<Hidden from={FROM_LIST} />
			<SubmitButton look="secondary" name="do" value="release" label={words.release} />
			<SubmitButton look="secondary" name="do" value="spam" label={words.spam} />
		</ActionForm>
	);
}

/** By which way somebody is best answered: one they allowed, or asked for. */
function channelOf({ details, cameBy }: DeskRequest): Channel {
	if (details?.whatsapp || [details?.call_by, cameBy].includes("whatsapp")) return "whatsapp";
	return details?.phone && (details.purpose === "call" || !details.email) ? "call" : "mail";
}

/** Who has it; undefined if nobody does, or nothing is left to do. */
const holderWords = ({ takenBy, state }: DeskRequest, view: DeskView): string | undefined =>
	takenBy && state !== "spam" ? hasWords(takenBy, view) : undefined;

// The last quarter of the promised time is urgent.
const URGENT = 0.25;

/** How a request stands with its deadline: `Vence en 3 h`. A held one runs out, too: a person may wait behind it. */
export function dueOf(request: DeskRequest, view: DeskView) {
	const { inbox, time } = view.words;
	if (request.state === "spam") return { words: inbox.spam, look: "done" };
	if (request.followUp && request.followUp <= today(view)) {
		const look = request.followUp < today(view) ? "late" : "urgent";
		return { words: fill(view.words.request.followUpOn, { day: followUpWords(request.followUp) }), look };
	}
	if (request.answeredAt) {
		return { words: fill(inbox.answered, { when: timeWords(request.answeredAt, view) }), look: "done" };
	}
	const left = request.dueAt.getTime() - view.now.getTime();
	if (request.overdue) return { words: fill(inbox.late, { time: lengthWords(-left, time) }), look: "late" };
	const look = left / view.promised <= URGENT ? "urgent" : "calm";
	return { words: fill(inbox.left, { time: lengthWords(left, time) }), look };
}
