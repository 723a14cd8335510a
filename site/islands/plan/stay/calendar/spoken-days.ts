/** Days as they are read, in Spanish: by the calendar, or by their number if a stay has no dates yet. */

import { fill } from "../../../../../content-model/fill.ts";
import type { StayWords } from "../../../../../content-model/plan/stay.ts";
import { atMidnight, type Day, monthOf } from "../../../../../plan/stay/day.ts";
import type { Schedule } from "../../../../../plan/stay/stay-schedule.ts";

const format = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("es-DO", { ...options, timeZone: "UTC" });
const WEEKDAY = format({ weekday: "short" });
const LONG_WEEKDAY = format({ weekday: "long" });
const NARROW_WEEKDAY = format({ weekday: "narrow" });
const DAY_OF_MONTH = format({ day: "numeric", month: "long" });
const MONTH = format({ month: "long", year: "numeric" });

/** «jue 18 de febrero». */
export function spokenDay(day: Day): string {
	return `${WEEKDAY.format(atMidnight(day)).replace(".", "")} ${shortDay(day)}`;
}

/** «18 de febrero». */
export function shortDay(day: Day): string {
	return DAY_OF_MONTH.format(atMidnight(day));
}

/** «Febrero de 2027». */
export function spokenMonth(day: Day): string {
	return capitalised(MONTH.format(atMidnight(day)));
}

/** @param width as the language writes it: «jueves», «J» */
export function spokenWeekday(day: Day, width: "long" | "narrow"): string {
	return (width === "long" ? LONG_WEEKDAY : NARROW_WEEKDAY).format(atMidnight(day));
}

/** How the days of a stay are called. */
export interface SpokenDays {
	one: (day: Day) => string;
	/** One day or several in a row. */
	span: (from: Day, to: Day) => string;
	/** «del 1 al 5 de marzo», «del 27 de febrero al 2 de marzo»; of days with dates alone. */
	range: (from: Day, to: Day) => string;
	/** The number of a day without a date. */
	number: (day: Day) => number;
}

export function spokenDays({ isExample, entries }: Schedule, words: StayWords["calendar"]): SpokenDays {
	// Forms are filled in before there is anything to count from.
	const first = Math.min(...entries.filter(({ kind }) => !kind.startsWith("e-ticket")).map(({ from }) => from));
	const number = (day: Day) => day - first + 1;
	const one = (day: Day) =>
		isExample ? fill(words.day, { number: String(number(day)) }) : capitalised(spokenDay(day));
	const range = (from: Day, to: Day) => {
		const begin = monthOf(from) === monthOf(to) ? String(from - monthOf(from) + 1) : shortDay(from);
		return fill(words.range, { from: begin, to: shortDay(to) });
	};
	const span = (from: Day, to: Day) => {
		if (from === to) return one(from);
		if (!isExample) return capitalised(range(from, to));
		return fill(words.span, { from: String(number(from)), to: String(number(to)) });
	};
	return { one, span, range, number };
}

function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
