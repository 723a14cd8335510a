import { dateFormat } from "../../formats/date-format.ts";
import { TEAM_LOCALE } from "../../formats/team-language.ts";

/** A time as the staff's mails show it, by the clock where they work. */
export function mailTime(time: Date, timeZone: string): string {
	return dateFormat(TEAM_LOCALE, { dateStyle: "full", timeStyle: "short", timeZone }).format(time);
}
