/** The free hours as the picker shows them. */
import { dateFormat } from "../../../contract/date-format.ts";
import { CALL_HOURS_PATH, type FreeHours } from "../../../contract/requests/calls.ts";
import { OFFICE_ZONE, zoneName } from "../../../ui/received/call-words.ts";

/** Past this, day and part of the day are asked instead. */
const PATIENCE = 10_000;

/** Asks the service; rejects where it has none. */
export async function readHours(origin: string): Promise<readonly string[]> {
	// Safari before 16 has no AbortSignal.timeout.
	const patience = new AbortController();
	setTimeout(() => patience.abort(), PATIENCE);
	const response = await fetch(origin + CALL_HOURS_PATH, { signal: patience.signal });
	const { hours } = (await response.json()) as FreeHours;
	if (!Array.isArray(hours) || hours.length === 0) throw new Error("No free hours");
	return hours;
}

/** By the days of a zone, which are not those of the team's everywhere. */
export function hoursByDay(hours: readonly string[], zone: string, language: string): Map<string, string[]> {
	const days = new Map<string, string[]>();
	for (const at of hours) {
		const day = shortDay(at, zone, language);
		days.set(day, [...(days.get(day) ?? []), at]);
	}
	return days;
}

/** `lun, 30 nov`. */
export const shortDay = (at: string, timeZone: string, language: string): string =>
	dateFormat(language, { weekday: "short", day: "numeric", month: "short", timeZone }).format(new Date(at));

/** `lun`. */
export const weekday = (at: string, timeZone: string, language: string): string =>
	dateFormat(language, { weekday: "short", timeZone }).format(new Date(at));

/** Where the visitor is, as far as the browser says. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || OFFICE_ZONE;

/** Every zone that the browser knows, by the name of its city. */
export function knownZones(own: string): string[] {
	// Chrome 93 does not list them.
	const zones = new Set([own, OFFICE_ZONE, ...(Intl.supportedValuesOf?.("timeZone") ?? [])]);
	const byName = new Intl.Collator().compare;
	return [...zones].sort((one, other) => byName(zoneName(one), zoneName(other)));
}
