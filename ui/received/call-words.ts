import { dateFormat } from "../../contract/date-format.ts";

/** The team's clock: every hour of a call is told by it, and by the visitor's own. */
export const OFFICE_ZONE = "America/Santo_Domingo";

/** `lunes 30 de noviembre`. */
export const dayWords = (at: string, timeZone: string, language: string): string =>
	dateFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone })
		.format(new Date(at))
		.replace(",", "");

/** `09:30`, as answers are promised. */
export function clockWords(at: string, timeZone: string, language: string): string {
	const clock = dateFormat(language, { timeStyle: "short", timeZone }).format(new Date(at));
	return clock.replaceAll(/\s/g, "\u00a0").padStart(5, "0");
}

/** `New York`, the last part of the zone's name. */
export const zoneName = (timeZone: string): string => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** `lunes 30 de noviembre, 09:30 en New York (10:30 en Santo Domingo)`: two clocks also if they agree, two days if they differ. */
export function callWords(at: string, timeZone: string | undefined, language: string, inZone: string): string {
	const theirs = timeZone ?? OFFICE_ZONE;
	const day = (zone: string) => dayWords(at, zone, language);
	const said = (zone: string) =>
		inZone.replace("{time}", clockWords(at, zone, language)).replace("{zone}", zoneName(zone));
	const office = day(theirs) === day(OFFICE_ZONE) ? said(OFFICE_ZONE) : `${day(OFFICE_ZONE)}, ${said(OFFICE_ZONE)}`;
	return `${day(theirs)}, ${theirs === OFFICE_ZONE ? office : `${said(theirs)} (${office})`}`;
}
