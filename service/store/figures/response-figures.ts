/** How fast requests were answered and what became of them: by time, form, origin, and what they were for. */
import { OUTCOMES, type Outcome } from "../../../contract/desk/codes.ts";
import { formOf } from "../../../contract/requests/forms.ts";
import { DAY, HOUR, MINUTE } from "../../durations.ts";
import { addDays, localDate, weekday } from "../../formats/local-time.ts";
import { isHeld } from "../requests/request-filter.ts";
import { type ReadRequest, requestPages } from "../requests/request-pages.ts";
import { openedDetails, openedOrigin } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";

interface Judged extends Pick<ReadRequest, "purpose" | "came_by" | "call_at"> {
	/** Milliseconds to the answer, infinite while there is none, and since it came. */
	wait: number;
	age: number;
	/** Position in `OUTCOMES` of how far they came since. */
	stage: number;
}

/** What is counted of the requests received in a period. What is held or spam is not. */
const COUNTED = {
	received: () => true,
	answered: ({ wait }) => Number.isFinite(wait),
	within2Hours: ({ wait }) => wait < 2 * HOUR,
	/** How many could be: those answered, or older than two hours. */
	judged2Hours: ({ wait, age }) => Number.isFinite(wait) || age >= 2 * HOUR,
	within24Hours: ({ wait }) => wait < DAY,
	judged24Hours: ({ wait, age }) => Number.isFinite(wait) || age >= DAY,
	/** Who asked for a call, has an hour for one or called. */
	calls: ({ purpose, came_by, call_at }) => purpose === "call" || came_by === "call" || call_at !== null,
	talked: ({ stage }) => stage >= 0,
	consulted: ({ stage }) => stage >= OUTCOMES.indexOf("consultation"),
	treated: ({ stage }) => stage >= OUTCOMES.indexOf("treatment"),
} satisfies Record<string, (one: Judged) => boolean>;

const COUNTED_NAMES = Object.keys(COUNTED) as (keyof typeof COUNTED)[];
/** Beside these, how many were received in the period of the same length before; of a week or month, in the one before. */
export const COUNTS = [...COUNTED_NAMES, "before"] as const;

/** What is counted by name, in the order of the page. */
export const GROUPS = [
	...(["campaign", "source", "page", "purpose"] as const),
	...(["language", "country", "channel", "form", "unit"] as const),
];
export type Group = (typeof GROUPS)[number];

type ResponseCounts = Record<(typeof COUNTS)[number], number>;
export type NamedCounts = { name: string } & ResponseCounts;
export type ResponseFigures = Awaited<ReturnType<typeof responses>>;

/** Counts requests at each call. @param until the end of the period, which is not in it @param timeZone whose weeks are counted */
export async function responses(
	{ database: { db }, now, cipher }: StoreContext,
	since: Date,
	until: Date,
	timeZone: string,
) {
	const dayOf = localDay(timeZone);
	const end = new Date(Math.min(until.getTime() - 1, now().getTime()));
	const before = new Date(2 * since.getTime() - until.getTime());
	const weeks = new Map(weeksBetween(since, end, dayOf).map((week) => [week, none()]));
	const months: Counts = new Map();
	/** Received in each week and month, those before the period included. */
	const arrived = new Map<string, number>();
	const groups = eachGroup((): Counts => new Map());
	const total = none();
	let leftOut = 0;
	function addRow(row: ReadRequest): void {
		const received = Date.parse(row.received_at);
		const isBefore = received < since.getTime();
		if (isHeld(row) || row.spam_at !== null) {
			if (!isBefore) leftOut += 1;
			return;
		}
		const day = dayOf(new Date(received));
		const spans = [mondayOf(day), day.slice(0, MONTH)] as const;
		for (const span of spans) arrived.set(span, (arrived.get(span) ?? 0) + 1);
		if (received < before.getTime()) return;
		const counted = [total, ...Object.entries(namesOf(row)).map(([by, name]) => countsOf(groups[by as Group], name))];
		if (isBefore) {
			for (const counts of counted) counts.before += 1;
			return;
		}
		counted.push(countsOf(weeks, spans[0]), countsOf(months, spans[1]));
		const wait = row.answered_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.answered_at) - received;
		const judged = { ...row, wait, age: now().getTime() - received, stage: OUTCOMES.indexOf(row.outcome as Outcome) };
		const told = COUNTED_NAMES.filter((name) => COUNTED[name](judged));
		for (const counts of counted) for (const name of told) counts[name] += 1;
	}
	/** The empty name stands for a request without one. */
	function namesOf(row: ReadRequest): Record<Group, string> {
		const details = openedDetails(row, cipher);
		const { campaign = "", source, referrer = "", page = "" } = openedOrigin(row);
		return {
			form: (details && formOf({ type: row.kind, interest: details.interest })) ?? "",
			country: details?.country ?? "",
			unit: row.unit ?? "",
			campaign,
			source: source ?? referrer,
			page,
			purpose: row.purpose ?? "",
			language: row.language,
			channel: row.came_by ?? "form",
		};
	}
	// All of the month before the first.
	const monthBefore = addDays(`${dayOf(since).slice(0, MONTH)}-01`, -1).slice(0, MONTH);
	const from = new Date(Math.min(before.getTime(), Date.parse(`${monthBefore}-01`) - DAY));
	for await (const rows of requestPages(db, from, until)) rows.forEach(addRow);
	return {
		total,
		/** By the Monday each week began with, `2026-11-16`, in order; weeks without any included. */
		byWeek: named(weeks).map((week) => ({ ...week, before: arrived.get(mondayOf(addDays(week.name, -1))) ?? 0 })),
		/** By month, `2026-11`, in order. */
		byMonth: named(months)
			.sort((one, other) => (one.name < other.name ? -1 : 1))
			.map((month) => ({ ...month, before: arrived.get(addDays(`${month.name}-01`, -1).slice(0, MONTH)) ?? 0 })),
		/** Those with most first. */
		by: eachGroup((group) => mostFirst(groups[group])),
		/** Held or spam, of those received in the period. */
		leftOut,
	};
}

type Counts = Map<string, ResponseCounts>;

const none = () => Object.fromEntries(COUNTS.map((name) => [name, 0])) as ResponseCounts;

function countsOf(counts: Counts, name: string): ResponseCounts {
	const counted = counts.get(name) ?? none();
	counts.set(name, counted);
	return counted;
}

const named = (counts: Counts): NamedCounts[] => [...counts].map(([name, counted]) => ({ name, ...counted }));

const mostFirst = (counts: Counts): NamedCounts[] =>
	named(counts).sort((one, other) => other.received - one.received || (one.name < other.name ? -1 : 1));

function eachGroup<T>(make: (group: Group) => T): Record<Group, T> {
	return Object.fromEntries(GROUPS.map((group) => [group, make(group)])) as Record<Group, T>;
}

/** Characters of a day that tell its month. */
const MONTH = "2026-11".length;

/** The day of a time, `2026-11-16`. */
function localDay(timeZone: string): (time: Date) => string {
	const days = new Map<number, string>();
	return (time) => {
		// No time zone's day begins within a quarter of an hour; telling the day takes some microseconds each time.
		const quarter = Math.floor(time.getTime() / (15 * MINUTE));
		const day = days.get(quarter) ?? localDate(time, timeZone);
		days.set(quarter, day);
		return day;
	};
}

const mondayOf = (day: string) => addDays(day, 1 - weekday(day));

function weeksBetween(since: Date, until: Date, dayOf: (time: Date) => string): string[] {
	const weeks = new Set<string>();
	for (let time = since.getTime(); time < until.getTime(); time += DAY) weeks.add(mondayOf(dayOf(new Date(time))));
	return [...weeks.add(mondayOf(dayOf(until)))];
}
