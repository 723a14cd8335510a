/** The calls by day, and each member's calendar of them at a secret address. */
import { basename } from "node:path";
import { fill } from "../../../content-model/fields/fill.ts";
import { AGENDA_PATH, feedPath, requestPath } from "../../../contract/desk/paths.ts";
import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { CALL_WAYS } from "../../../contract/requests/calls.ts";
import { dayWords, OFFICE_ZONE } from "../../../ui/received/call-words.ts";
import { CALENDAR_TYPE, calendarFile, callUid } from "../../formats/calendar.ts";
import { instantOf, localDate } from "../../formats/local-time.ts";
import { errorCode } from "../../process/error-code.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { Fields } from "../../web/body.ts";
import { failureResponse } from "../../web/response.ts";
import { Hidden, SubmitButton } from "../controls.tsx";
import { DESK_HEADERS, fileResponse, seeOther } from "../desk-response.ts";
import { type DeskOptions, type DeskView, hasWords, languageOfRequest } from "../desk-view.ts";
import { Notice, showFramed } from "../frame.tsx";
import { bothClocks } from "../times.ts";

/** What the forms of a member's calendar ask for. */
const FEED = "feed";
const REVOKE = "unfeed";

const REVOKED = "anulada";

/** Makes or revokes the address of a member's calendar. */
export async function changeFeed(view: DeskView, { do: does }: Fields): Promise<Response> {
	const { calendarFeeds } = view.store();
	if (does !== REVOKE)
		return await showAgenda(view, does === FEED && (await calendarFeeds.create(view.member.address)));
	await calendarFeeds.revoke(view.member.address);
	return seeOther(`${AGENDA_PATH}?${REVOKED}`);
}

/** @param token of the address that was just made, which is shown once: the store keeps its hash alone */
export async function showAgenda(view: DeskView, token: string | false = false): Promise<Response> {
	const { requests, calendarFeeds } = view.store();
	const today = instantOf(localDate(view.now, view.timeZone), 0, view.timeZone);
	const [revision, calls, hasFeed] = await Promise.all([
		requests.revision(),
		requests.calls(today),
		calendarFeeds.has(view.member.address),
	]);
	const made = token && new URL(feedPath(token), view.siteUrl).href;
	const body = <AgendaPage view={view} calls={calls} revision={revision} hasFeed={hasFeed} made={made} />;
	const { agenda } = view.words;
	const notice = view.url.searchParams.has(REVOKED) && !hasFeed && <Notice text={agenda.feedRevoked} />;
	return await showFramed(view, agenda.title, body, { current: AGENDA_PATH, notice });
}

/** Asked by calendar programs, without a session. */
export async function agendaFeed(file: string, options: DeskOptions): Promise<Response> {
	const { store, team, messages, now, log } = options;
	try {
		const addresses = team.map(({ address }) => address);
		const calls = await store().calendarFeeds.read(basename(file, ".ics"), addresses);
		if (!calls) return failureResponse("not_found", DESK_HEADERS);
		const { event } = messages.forms.call;
		const events = calls.map(({ reference, ...call }) => ({
			uid: callUid(reference),
			title: `${event} ${reference}`,
			...call,
		}));
		return fileResponse(calendarFile(events, "PUBLISH", now()), CALENDAR_TYPE, "llamadas.ics");
	} catch (error) {
		log.warn({ error: errorCode(error) }, "calendar not answered");
		return failureResponse("unavailable", DESK_HEADERS);
	}
}

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
function AgendaPage({ view, calls, revision, hasFeed, made }: AgendaPageProps) {
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
					<Hidden member={view.member.address} />
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
