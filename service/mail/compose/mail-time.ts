const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** A time as the staff's mails show it, by the clock where they work. */
export function mailTime(time: Date, timeZone: string): string {
	let format = FORMATS.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat("es-DO", { dateStyle: "full", timeStyle: "short", timeZone });
		FORMATS.set(timeZone, format);
	}
	return format.format(time);
}
