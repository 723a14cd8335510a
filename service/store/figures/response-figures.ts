/** How fast requests were answered and what became of them: by time, form, origin, and what they were for. */
import { OUTCOMES, type Outcome } from "../../../contract/desk/codes.ts";
import { formOf } from "../../../contract/requests/forms.ts";
import { DAY, HOUR, MINUTE } from "../../durations.ts";
import { isHeld } from "../requests/request-filter.ts";
import { type ReadRequest, requestPages } from "../requests/request-pages.ts";
import { openedDetails, openedOrigin } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";

/** Counts of requests, before the first. What is held or spam is not counted. */
const NOTHING = {
	received: 0,
	answered: 0,
	within2Hours: 0,
	/** How many could be: those answered, or older than two hours. */
	judged2Hours: 0,
	within24Hours: 0,
	judged24Hours: 0,
	/** Of those received: who asked for a call, has an hour for one or called, and how far they came since. */
	calls: 0,
	talked: 0,
	consulted: 0,
	treated: 0,
	/** Received in the period of the same length before; of a week or month, in the one before. */
	before: 0,
};

const GROUPS = [
	"byForm",
	"byCountry",
	"byUnit",
	"byCampaign",
	"bySource",
	"byPage",
	"byPurpose",
	"byLanguage",
	"byChannel",
] as const;
type Group = (typeof GROUPS)[number];

type ResponseCounts = typeof NOTHING;
export type NamedCounts = { name: string } & ResponseCounts;
export type ResponseFigures = Awaited<ReturnType<ReturnType<typeof responseFigures>["responses"]>>;

/** Counts requests at each call; rejects with the database's error. */
export function responseFigures(context: StoreContext) {
	const { now, cipher } = context;
	const { db } = context.database;

	/** @param until the end of the period, which is not in it @param timeZone whose weeks are counted */
	async function responses(since: Date, until: Date, timeZone: string) {
		const dayOf = localDay(timeZone);
		const end = new Date(Math.min(until.getTime() - 1, now().getTime()));
		const before = new Date(2 * since.getTime() - until.getTime());
		const weeks = new Map(weeksBetween(since, end, dayOf).map((week) => [week, { ...NOTHING }]));
		const months: Counts = new Map();
		/** Received in each week and month, those before the period included. */
		const arrived = new Map<string, number>();
		const groups = eachGroup((): Counts => new Map());
		const total = { ...NOTHING };
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
			const wait = row.answered_at === null ? undefined : Date.parse(row.answered_at) - received;
			const age = now().getTime() - received;
			const counted = [total, ...Object.entries(namesOf(row)).map(([by, name]) => countsOf(groups[by as Group], name))];
			if (isBefore) {
				for (const counts of counted) counts.before += 1;
				return;
			}
			counted.push(countsOf(weeks, spans[0]), countsOf(months, spans[1]));
			for (const counts of counted) count(counts, wait, age, row);
		}
		/** The empty name stands for a request without one. */
		function namesOf(row: ReadRequest): Record<Group, string> {
			const details = openedDetails(row, cipher);
			const { campaign = "", source, referrer = "", page = "" } = openedOrigin(row);
			return {
				byForm: (details && formOf({ type: row.kind, interest: details.interest })) ?? "",
				byCountry: details?.country ?? "",
				byUnit: row.unit ?? "",
				byCampaign: campaign,
				bySource: source ?? referrer,
				byPage: page,
				byPurpose: row.purpose ?? "",
				byLanguage: row.language,
				byChannel: row.came_by ?? "form",
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
			...eachGroup((group) => mostFirst(groups[group])),
			/** Held or spam, of those received in the period. */
			leftOut,
		};
	}

	return { responses };
}

type Counts = Map<string, ResponseCounts>;

/** @param wait milliseconds to the answer; undefined while there is none */
function count(counts: ResponseCounts, wait: number | undefined, age: number, row: ReadRequest): void {
	const { purpose, came_by, call_at, outcome } = row;
	const stage = OUTCOMES.indexOf(outcome as Outcome);
	counts.received += 1;
	if (purpose === "call" || came_by === "call" || call_at !== null) counts.calls += 1;
	if (stage >= 0) counts.talked += 1;
	if (stage >= OUTCOMES.indexOf("consultation")) counts.consulted += 1;
	if (stage >= OUTCOMES.indexOf("treatment")) counts.treated += 1;
	if (wait !== undefined) counts.answered += 1;
	if (wait !== undefined || age >= 2 * HOUR) counts.judged2Hours += 1;
	if (wait !== undefined || age >= DAY) counts.judged24Hours += 1;
	if (wait !== undefined && wait < 2 * HOUR) counts.within2Hours += 1;
	if (wait !== undefined && wait < DAY) counts.within24Hours += 1;
}

function countsOf(counts: Counts, name: string): ResponseCounts {
	const counted = counts.get(name) ?? { ...NOTHING };
	counts.set(name, counted);
	return counted;
}

const named = (counts: Counts): NamedCounts[] => [...counts].map(([name, counted]) => ({ name, ...counted }));

function mostFirst(counts: Counts): NamedCounts[] {
	return named(counts).sort((one, other) => other.received - one.received || (one.name < other.name ? -1 : 1));
}

function eachGroup<T>(make: (group: Group) => T): Record<Group, T> {
	return Object.fromEntries(GROUPS.map((group) => [group, make(group)])) as Record<Group, T>;
}

/** Characters of a day that tell its month. */
const MONTH = "2026-11".length;

/** The day of a time, `2026-11-16`. */
function localDay(timeZone: string): (time: Date) => string {
	const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone });
	const days = new Map<number, string>();
	return (time) => {
		// No time zone's day begins within a quarter of an hour; telling the day takes a microsecond each time.
		const quarter = Math.floor(time.getTime() / (15 * MINUTE));
		const day = days.get(quarter) ?? format.format(time);
		days.set(quarter, day);
		return day;
	};
}

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

function weeksBetween(since: Date, until: Date, dayOf: (time: Date) => string): string[] {
	const weeks = new Set<string>();
	for (let time = since.getTime(); time < until.getTime(); time += DAY) weeks.add(mondayOf(dayOf(new Date(time))));
	return [...weeks.add(mondayOf(dayOf(until)))];
}
