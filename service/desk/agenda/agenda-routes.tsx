/** The calls by day, and each member's calendar of them at a secret address. */
import { AGENDA_PATH, feedPath } from "../../../contract/desk/paths.ts";
import { CALENDAR_TYPE, calendarFile, callUid } from "../../formats/calendar.ts";
import { instantOf, localDate } from "../../formats/local-time.ts";
import { errorCode } from "../../process/error-code.ts";
import type { Fields } from "../../web/body.ts";
import { failureResponse } from "../../web/response.ts";
import { DESK_HEADERS, fileResponse, seeOther } from "../desk-response.ts";
import type { DeskOptions, DeskView } from "../desk-view.ts";
import { Notice, showFramed } from "../frame.tsx";
import { AgendaPage, FEED, REVOKE } from "./agenda-page.tsx";

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
export async function agendaFeed(path: string, options: DeskOptions): Promise<Response> {
	const { store, team, messages, now, log } = options;
	const [, token = ""] = /([\w-]+)\.ics$/.exec(path) ?? [];
	try {
		const addresses = team.map(({ address }) => address);
		const calls = await store().calendarFeeds.read(token, addresses);
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
