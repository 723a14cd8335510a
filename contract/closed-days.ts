/** The days on which nobody works, as `content/contact.yaml` and the setting CLOSED_DAYS name them. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of a period: a year. */
const MAX_DAYS = 366;

/** The days of `2026-12-25`, or of a period, `2026-12-24/2027-01-02`; undefined if it is neither. */
function daysOf(text: string): string[] | undefined {
	const [, first = "", last = first] = /^(\d{4}-\d\d-\d\d)(?:\/(\d{4}-\d\d-\d\d))?$/.exec(text) ?? [];
	const [from, until] = [Date.parse(first), Date.parse(last)];
	const count = (until - from) / DAY_MS + 1;
	if (!(count >= 1 && count <= MAX_DAYS)) return undefined;
	const days = Array.from({ length: count }, (_, ahead) => isoDay(from + ahead * DAY_MS));
	// 30 February is read as 2 March.
	return days[0] === first && days.at(-1) === last ? days : undefined;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Every closed day once, in order, and what names none. */
export function readClosedDays(items: readonly string[]): { days: string[]; faulty: string[] } {
	return {
		days: [...new Set(items.flatMap((item) => daysOf(item) ?? []))].sort(),
		faulty: items.filter((item) => !daysOf(item)),
	};
}
