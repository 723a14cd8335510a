/** How the team reads dates, numbers and the names of languages, whatever language a visitor wrote in. */
import { dateFormat } from "../../contract/date-format.ts";
import { languageName, MAIN_LANGUAGE, MAIN_LOCALE } from "../../contract/languages.ts";

export const TEAM_LOCALE = MAIN_LOCALE;

/** `inglés`. */
export const languageForTeam = (code: string): string => languageName(code, TEAM_LOCALE);

/** The same; undefined if it is the team's own. */
export const otherLanguage = (code: string): string | undefined =>
	code === MAIN_LANGUAGE ? undefined : languageForTeam(code);

/** A time as the staff's mails show it, by the clock where they work. */
export const mailTime = (time: Date, timeZone: string): string =>
	dateFormat(TEAM_LOCALE, { dateStyle: "full", timeStyle: "short", timeZone }).format(time);
