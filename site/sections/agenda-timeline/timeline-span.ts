/** First year of the agenda; its eight quarters are counted from there. */
const FIRST_YEAR = 2026;

/** Which of the agenda's quarters this is, counted from 1: `2027-T1` is the fifth. */
export function quarterNumber(quarter: string): number {
	const [year = "", part = ""] = quarter.split("-T");
	return (Number(year) - FIRST_YEAR) * 4 + Number(part);
}

/** The class that stands a goal on its quarters. */
export function spanClass(from: string, to: string): string {
	return `agenda-timeline__goal--${quarterNumber(from)}-${quarterNumber(to)}`;
}
