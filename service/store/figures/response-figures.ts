/** How fast requests were answered: by week, form, country and unit. */
import { formOf } from "../../../contract/requests/forms.ts";
import { DAY, HOUR, MINUTE } from "../../durations.ts";
import { isHeld } from "../requests/request-filter.ts";
import { type ReadRequest, requestPages } from "../requests/request-pages.ts";
import { openedDetails } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";
import { timeSlicer } from "../time-slicer.ts";

/** Counts of requests, before the first. What is held or spam is not counted. */
const NOTHING = {
	received: 0,
	answered: 0,
	within2Hours: 0,
	/** How many could be: those answered, or older than two hours. */
	judged2Hours: 0,
	within24Hours: 0,
	judged24Hours: 0,
};

type ResponseCounts = typeof NOTHING;
export type NamedCounts = { name: string } & ResponseCounts;
export type ResponseFigures = Awaited<ReturnType<ReturnType<typeof responseFigures>["responses"]>>;

/** Counts requests at each call; rejects with the database's error. */
export function responseFigures(context: StoreContext) {
	const { now, cipher } = context;
	const { db } = context.database;

	/**
	 * @param until the end of the period, which is not in it
	 * @param timeZone whose weeks are counted
	 */
	async function responses(since: Date, until: Date, timeZone: string) {
		const weekOf = localWeek(timeZone);
		const end = new Date(Math.min(until.getTime() - 1, now().getTime()));
		const weeks = new Map(weeksBetween(since, end, weekOf).map((week) => [week, { ...NOTHING }]));
		const forms: Counts = new Map();
		const countries: Counts = new Map();
		const units: Counts = new Map();
		const total = { ...NOTHING };
		let leftOut = 0;
		function add(row: ReadRequest): void {
			if (isHeld(row) || row.spam_at !== null) {
				leftOut += 1;
				return;
			}
			const received = Date.parse(row.received_at);
			const wait = row.answered_at === null ? undefined : Date.parse(row.answered_at) - received;
			const age = now().getTime() - received;
			const details = openedDetails(row, cipher);
			const form = details && formOf({ type: row.kind, interest: details.interest });
			count(total, wait, age);
			for (const [counts, name] of [
				[weeks, weekOf(new Date(received))],
				[forms, form ?? ""],
				[countries, details?.country ?? ""],
				[units, row.unit ?? ""],
			] as const) {
				const counted = counts.get(name) ?? { ...NOTHING };
				counts.set(name, counted);
				count(counted, wait, age);
			}
		}
		const yieldIfDue = timeSlicer();
		for await (const rows of requestPages(db, since, until)) {
			for (const row of rows) {
				add(row);
				await yieldIfDue();
			}
		}
		return {
			total,
			/** By the Monday each week began with, `2026-11-16`, in order; weeks without any included. */
			byWeek: named(weeks),
			/** By form, country code and unit, those with most first; the empty name stands for requests without one. */
			byForm: mostFirst(forms),
			byCountry: mostFirst(countries),
			byUnit: mostFirst(units),
			/** Held or spam, of those received in the period. */
			leftOut,
		};
	}

	return { responses };
}

type Counts = Map<string, ResponseCounts>;

/** @param wait milliseconds to the answer; undefined while there is none */
function count(counts: ResponseCounts, wait: number | undefined, age: number): void {
	counts.received += 1;
	if (wait !== undefined) counts.answered += 1;
	if (wait !== undefined || age >= 2 * HOUR) counts.judged2Hours += 1;
	if (wait !== undefined || age >= DAY) counts.judged24Hours += 1;
	if (wait !== undefined && wait < 2 * HOUR) counts.within2Hours += 1;
	if (wait !== undefined && wait < DAY) counts.within24Hours += 1;
}

const named = (counts: Counts): NamedCounts[] => [...counts].map(([name, counted]) => ({ name, ...counted }));

function mostFirst(counts: Counts): NamedCounts[] {
	return named(counts).sort((one, other) => other.received - one.received || (one.name < other.name ? -1 : 1));
}

/** The Monday of a time's week. */
function localWeek(timeZone: string): (time: Date) => string {
	const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone });
	const mondays = new Map<number, string>();
	return (time) => {
		// No time zone's day begins within a quarter of an hour; telling the day takes a microsecond each time.
		const quarter = Math.floor(time.getTime() / (15 * MINUTE));
		const known = mondays.get(quarter);
		if (known) return known;
		const day = format.format(time);
		const midnight = new Date(`${day}T00:00:00Z`);
		const sinceMonday = (midnight.getUTCDay() + 6) % 7;
		const monday = new Date(midnight.getTime() - sinceMonday * DAY).toISOString().slice(0, day.length);
		mondays.set(quarter, monday);
		return monday;
	};
}

function weeksBetween(since: Date, until: Date, weekOf: (time: Date) => string): string[] {
	const weeks = new Set<string>();
	for (let time = since.getTime(); time < until.getTime(); time += DAY) weeks.add(weekOf(new Date(time)));
	return [...weeks.add(weekOf(until))];
}
