const DAY = new Intl.DateTimeFormat("es-DO", { dateStyle: "long", timeZone: "UTC" });

/** A date as it is read: «22 de noviembre de 2026». @param date as the content writes it, `2026-11-22` */
export function spokenDay(date: string): string {
	return DAY.format(new Date(date));
}
