/** A date as it is read, «22 de noviembre de 2026». @param date as `2026-11-22` @param locale BCP 47 */
export const spokenDay = (date: string, locale: string): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
