/** Fills {day} and {time}, by Santo Domingo's clock, which the words name. @param by ISO 8601; otherwise empty */
export function answerByWords(words: string, by: string | undefined, language: string): string {
	const time = new Date(by ?? "");
	if (Number.isNaN(time.getTime())) return "";
	// By the language alone: in Spanish that clock has 24 hours, and needs no «a la 1:30 p. m.» beside «a las 5:30 p. m.».
	const show = (options: Intl.DateTimeFormatOptions) =>
		time.toLocaleString(language, { ...options, timeZone: "America/Santo_Domingo" }).replaceAll(/\s/g, "\u00a0");
	const clock = show({ timeStyle: "short" }).padStart(5, "0");
	return words.replace("{day}", show({ weekday: "long" })).replace("{time}", clock);
}
