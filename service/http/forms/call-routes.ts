/** What anybody may ask of calls: which hours are free, and a confirmed one as a file for calendars. */
import { type ByLanguage, inLanguage } from "../../../contract/languages.ts";
import { isInstant } from "../../../contract/requests/call-rules.ts";
import type { FreeHours } from "../../../contract/requests/calls.ts";
import { isReference } from "../../../contract/requests/reference.ts";
import { SECOND } from "../../durations.ts";
import { CALENDAR_TYPE, calendarFile, callUid } from "../../formats/calendar.ts";
import { failureResponse, jsonResponse, textResponse } from "../../web/response.ts";
import { sharedFor } from "../../within.ts";
import type { ServicePages } from "./pages.tsx";
import type { RequestIntake } from "./secure-contact.ts";

/** What was read lately is told again, so that asking often costs the database nothing. */
const FRESH = 5 * SECOND;
/** Of no person, so any page may read it. */
const HEADERS = { "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=10" };

export function callRoutes(store: () => RequestIntake | Promise<RequestIntake>, now: () => Date) {
	const read = async (): Promise<FreeHours> => {
		const { requests } = await store();
		return { time_zone: requests.callZone ?? "", hours: (await requests.freeHours?.()) ?? [] };
	};
	const known = sharedFor(FRESH, read, () => now().getTime());

	/** The free hours, which another visitor may take before this one sends. */
	const hours = (): Promise<Response> =>
		known().then(
			(free) => jsonResponse(free, 200, HEADERS),
			() => failureResponse("unavailable", HEADERS),
		);

	/** Written from its address alone: it says nothing that whoever asks does not know. */
	function file({ ref = "", at = "", language }: Record<string, string>, pages: ByLanguage<ServicePages>): Response {
		if (!isReference(ref) || !isInstant(at)) return failureResponse("not_found");
		const title = inLanguage(pages, language).callTitle;
		const event = { uid: callUid(ref), at: new Date(at), title, changes: 0 };
		return textResponse(calendarFile([event], "PUBLISH", now()), CALENDAR_TYPE, {
			"Content-Disposition": 'attachment; filename="llamada.ics"',
		});
	}

	return { hours, file };
}
