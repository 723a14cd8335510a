/** Days as they are read: by the calendar, or by their number if a stay has no dates yet. */

import { fill } from "../../../../content-model/fields/fill.ts";
import type { StayWords } from "../../../../content-model/plan/stay.ts";
import { atMidnight, type Day, monthOf } from "../../../../plan/stay/day.ts";
import type { Schedule } from "../../../../plan/stay/stay-schedule.ts";
import { capitalised } from "../../../capitalised.ts";

/** Days with dates, in a language. @param locale BCP 47 */
export function spokenDates(locale: string) {
	const format = (options: Intl.DateTimeFormatOptions) => {
		const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
		return (day: Day) => format(atMidnight(day));
	};
	const weekday = format({ weekday: "short" });
	const short = format({ day: "numeric", month: "long" });
	const month = format({ month: "long", year: "numeric" });
	return {
		/** «jue 18 de febrero». */
		day: (day: Day) => `${weekday(day).replace(".", "")} ${short(day)}`,
		/** «18 de febrero». */
		short,
		/** «Febrero de 2027». */
		month: (day: Day) => capitalised(month(day)),
		monthName: format({ month: "long" }),
		/** «jueves». */
		weekday: format({ weekday: "long" }),
		/** «J». */
		weekdayLetter: format({ weekday: "narrow" }),
	};
}

/** How the days of a stay are called. */
export type SpokenDays = ReturnType<typeof spokenDays>;

/** @param dates `spokenDates` of the page's language, made once */
export function spokenDays(
	{ isExample, entries }: Schedule,
	words: StayWords["calendar"],
	dates: ReturnType<typeof spokenDates>,
) {
	// Forms are filled in before there is anything to count from.
	const first = Math.min(...entries.filter(({ kind }) => !kind.startsWith("e-ticket")).map(({ from }) => from));
	/** The number of a day without a date. */
	const number = (day: Day) => day - first + 1;
	const numbered = (day: Day) => fill(words.day, { number: String(number(day)) });
	const one = (day: Day) => (isExample ? numbered(day) : capitalised(dates.day(day)));
	/** The same within a sentence; a language that writes the names of days large does so here as well. */
	const within = (day: Day) =>
		isExample ? numbered(day).charAt(0).toLowerCase() + numbered(day).slice(1) : dates.day(day);
	/** «del 1 al 5 de marzo», «del 27 de febrero al 2 de marzo»; of days with dates alone. */
	const range = (from: Day, to: Day) => {
		if (monthOf(from) !== monthOf(to)) return fill(words.range, { from: dates.short(from), to: dates.short(to) });
		const inMonth = (day: Day) => String(day - monthOf(day) + 1);
		return fill(words.rangeInMonth, { from: inMonth(from), to: inMonth(to), month: dates.monthName(to) });
	};
	/** One day or several in a row. */
	const span = (from: Day, to: Day) => {
		if (from === to) return one(from);
		if (!isExample) return capitalised(range(from, to));
		return fill(words.span, { from: String(number(from)), to: String(number(to)) });
	};
	return { ...dates, one, within, span, range, number };
}
