import type { Goal } from "../../../content-model/sections/agenda.ts";

/** The agenda's eight quarters in order. */
export const QUARTERS = [2026, 2027].flatMap((year) => [1, 2, 3, 4].map((number) => ({ year, number })));

/** How many quarters stand before this one. */
export const quarterPlace = (quarter: string): number =>
	QUARTERS.findIndex(({ year, number }) => quarter === `${year}-T${number}`);

/** The agenda's quarters that a goal takes, counted from 1 to 8, or nothing for a goal without a date. */
export const quartersOf = ({ from, to }: Pick<Goal, "from" | "to">): { first: number; last: number } | undefined =>
	from && to ? { first: quarterPlace(from) + 1, last: quarterPlace(to) + 1 } : undefined;

/** The class of an objective's thread: its hue, the same wherever it is drawn. */
export const threadHue = (number: number) => `unit-hue--${["ivfdo", "concierge", "academy"][number - 1]}`;
