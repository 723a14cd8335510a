import { type ByLanguage, LANGUAGES, type Language } from "../../contract/languages.ts";

/** The words say so: a visitor may be anywhere. */
const TIME_ZONE = "America/Santo_Domingo";

/** Where a language's usual clock would need words of its own: «a la 1:30 p. m.», «a las 5:30 p. m.». */
const CLOCK: ByLanguage<Intl.DateTimeFormatOptions> = { es: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } };

/** `el sábado a las 17:30`. @param words with the places {day} and {time} @param by ISO 8601; undefined or no time says nothing */
export function answerByWords(words: string, by: string | undefined, language: Language): string {
	const time = new Date(by ?? "");
	if (Number.isNaN(time.getTime())) return "";
	const show = (options: Intl.DateTimeFormatOptions) =>
		time.toLocaleString(LANGUAGES[language], { ...options, timeZone: TIME_ZONE }).replaceAll(/\s/g, "\u00a0");
	const clock = show(CLOCK[language] ?? { timeStyle: "short" });
	return words.replace("{day}", show({ weekday: "long" })).replace("{time}", clock);
}
