/** The calls by day, and each member's calendar of them at a secret address. */
import { AGENDA_PATH, feedPath } from "../../../contract/desk/paths.ts";
import { CALENDAR_TYPE, calendarFile, callUid } from "../../formats/calendar.ts";
import { errorCode } from "../../process/error-code.ts";
import { instantOf, localDate } from "../../sla/local-time.ts";
import type { Fields } from "../../web/body.ts";
import { failureResponse } from "../../web/response.ts";
import { DESK_HEADERS, fileResponse, seeOther } from "../desk-response.ts";
import type { DeskOptions, DeskView } from "../desk-view.ts";
import { Notice, type ShowFramed } from "../frame.tsx";
import { AgendaPage, FEED, REVOKE } from "./agenda-page.tsx";

const REVOKED = "anulada";

export function agendaRoutes({ store, team, messages, siteUrl, now, log }: DeskOptions, showFramed: ShowFramed) {
	async function answer(request: Request, view: DeskView, fields: Fields | undefined): Promise<Response> {
		const { requests, calendarFeeds } = store();
		const { address } = view.member;
		if (fields?.do === REVOKE) {
			await calendarFeeds.revoke(address);
			return seeOther(`${AGENDA_PATH}?${REVOKED}`);
		}
		const token = fields?.do === FEED ? await calendarFeeds.create(address) : undefined;
		const today = instantOf(localDate(view.now, view.timeZone), 0, view.timeZone);
		const [revision, calls, hasFeed] = await Promise.all([
			requests.revision(),
			requests.calls(today),
			calendarFeeds.has(address),
		]);
		// Shown once: the store keeps its hash alone.
		const made = token && new URL(feedPath(token), siteUrl).href;
		const body = <AgendaPage view={view} calls={calls} revision={revision} hasFeed={hasFeed} made={made} />;
		const isRevoked = new URL(request.url).searchParams.has(REVOKED) && !hasFeed;
		const { agenda } = view.words;
		const notice = isRevoked && <Notice text={agenda.feedRevoked} />;
		return await showFramed(request, view, agenda.title, body, { current: AGENDA_PATH, notice });
	}

	/** Asked by calendar programs, without a session. */
	async function feed(path: string): Promise<Response> {
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

	return { answer, feed };
}
