import { dateFormat } from "../../formats/date-format.ts";

/** A time as the staff's mails show it, by the clock where they work. */
export function mailTime(time: Date, timeZone: string): string {
	return dateFormat("es-DO", { dateStyle: "full", timeStyle: "short", timeZone }).format(time);
}
