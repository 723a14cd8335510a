import { LANGUAGES, MAIN_LANGUAGE } from "../../contract/languages.ts";

/** How the team reads dates and numbers, whatever language a visitor wrote in. */
export const TEAM_LOCALE = LANGUAGES[MAIN_LANGUAGE];

const known = new Map<string, Intl.DateTimeFormat>();

/** Made once for each: making one takes longer than formatting a thousand times. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = locale + JSON.stringify(options);
	const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
	known.set(key, format);
	return format;
}
