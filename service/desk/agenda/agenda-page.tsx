import { fill } from "../../../content-model/fields/fill.ts";
import { AGENDA_PATH, requestPath } from "../../../contract/desk/paths.ts";
import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { CALL_WAYS } from "../../../contract/requests/calls.ts";
import { dayWords, OFFICE_ZONE } from "../../../ui/received/call-words.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import { bothClocks } from "../both-clocks.ts";
import { type DeskView, hasWords, languageOfRequest } from "../desk-view.ts";
import { SubmitButton } from "../submit-button.tsx";

/** What the forms of a member's calendar ask for. */
export const FEED = "feed";
export const REVOKE = "unfeed";

interface AgendaPageProps {
	view: DeskView;
	/** Of today and later, by their hour. */
	calls: readonly DeskRequest[];
	revision: string;
	hasFeed: boolean;
	/** The address that was just made. */
	made: string | false;
}

/** The calls by day on both clocks, and who calls. */
export function AgendaPage({ view, calls, revision, hasFeed, made }: AgendaPageProps) {
	const { agenda } = view.words;
	const days = Map.groupBy(calls, ({ callAt }) => dayOf(callAt ?? view.now));
	const version = calls.map(({ reference, version }) => `${reference}.${version}`).join(" ");
	return (
		<div className="desk__page agenda">
			<h1 className="agenda__title">{agenda.title}</h1>
			<div className="agenda__days stack" data-live={revision} data-version={version}>
				<p className="small">{calls.length > 0 ? agenda.lead : agenda.empty}</p>
				{[...days].map(([day, some]) => (
					<section key={day} aria-label={day}>
						<h2 className="agenda__day title--s">{day === dayOf(view.now) ? fill(agenda.today, { day }) : day}</h2>
						<ol className="above--2 card">
							{some.map((call) => (
								<Call key={call.id} call={call} view={view} />
							))}
						</ol>
					</section>
				))}
			</div>
			<section className="agenda__feed stack" aria-labelledby="feed">
				<h2 className="agenda__day title--s" id="feed">
					{agenda.feed}
				</h2>
				<p className="small">{agenda.feedHint}</p>
				{made ? (
					<>
						<label className="strong" htmlFor="address">
							{agenda.feedNew}
						</label>
						<input className="field__control" id="address" value={made} readOnly aria-describedby="once" />
						<p className="small" id="once">
							{agenda.feedOnce}
						</p>
					</>
				) : (
					hasFeed && <p>{agenda.feedHas}</p>
				)}
				<form className="row row--2" method="post" action={AGENDA_PATH}>
					<input type="hidden" name="member" value={view.member.address} />
					{!made && (
						<SubmitButton
							look="secondary"
							name="do"
							value={FEED}
							label={hasFeed ? agenda.feedAgain : agenda.feedMake}
						/>
					)}
					{hasFeed && <SubmitButton look="quiet" name="do" value={REVOKE} label={agenda.feedRevoke} />}
				</form>
			</section>
		</div>
	);
}

const dayOf = (time: Date) => dayWords(time.toISOString(), OFFICE_ZONE, MAIN_LANGUAGE);

function Call({ call, view }: { call: DeskRequest; view: DeskView }) {
	const { callAt, details, reference, takenBy, outcome } = call;
	const { request } = view.words;
	const at = callAt?.toISOString() ?? "";
	const { ours, theirs } = bothClocks(at, details?.time_zone, view);
	const way = CALL_WAYS.find((one) => one === details?.call_by);
	const told = [
		way && view.messages.forms.call.choices[way],
		outcome && request.outcomes[outcome],
		languageOfRequest(call, view),
		reference,
	];
	return (
		<li className="agenda__call pressable">
			<time className="agenda__time display" dateTime={at}>
				{ours}
			</time>
			<p className="agenda__who wide row">
				<a href={requestPath(reference)}>{details?.name ?? reference}</a>
				{theirs && <span>{theirs}</span>}
			</p>
			<p className="agenda__more wide">
				<strong>{takenBy ? hasWords(takenBy, view) : request.nobody}</strong>
				{told.filter(Boolean).map((one) => ` · ${one}`)}
			</p>
		</li>
	);
}
