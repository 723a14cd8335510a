/** How fast requests were answered and what became of them: by time, form, origin, and what they were for. */
import { OUTCOMES, type Outcome } from "../../../contract/desk/outcomes.ts";
import { formOf } from "../../../contract/requests/forms.ts";
import { DAY, HOUR, MINUTE } from "../../durations.ts";
import { isHeld } from "../requests/request-filter.ts";
import { type ReadRequest, requestPages } from "../requests/request-pages.ts";
import { openedDetails, openedOrigin } from "../requests/stored-request.ts";
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
	/** Of those received: who asked for a call or called, and how far they came since. */
	calls: 0,
	talked: 0,
	consulted: 0,
	treated: 0,
	/** Received in the period of the same length before. */
	before: 0,
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
		const months: Counts = new Map();
		const campaigns: Counts = new Map();
		const sources: Counts = new Map();
		const pages: Counts = new Map();
		const purposes: Counts = new Map();
		const languages: Counts = new Map();
		const channels: Counts = new Map();
		const monthOf = localMonth(timeZone);
		const total = { ...NOTHING };
		let leftOut = 0;
		function addRow(row: ReadRequest): void {
			if (isHeld(row) || row.spam_at !== null) {
				if (Date.parse(row.received_at) >= since.getTime()) leftOut += 1;
				return;
			}
			const received = Date.parse(row.received_at);
			const isBefore = received < since.getTime();
			const wait = row.answered_at === null ? undefined : Date.parse(row.answered_at) - received;
			const age = now().getTime() - received;
			const details = openedDetails(row, cipher);
			const form = details && formOf({ type: row.kind, interest: details.interest });
			const { campaign, source, referrer, page } = openedOrigin(row);
			add(total);
			function add(counts: ResponseCounts): void {
				if (isBefore) counts.before += 1;
				else count(counts, wait, age, row);
			}
			if (!isBefore) add(countsOf(weeks, weekOf(new Date(received))));
			if (!isBefore) add(countsOf(months, monthOf(new Date(received))));
			for (const [counts, name] of [
				[forms, form ?? ""],
				[countries, details?.country ?? ""],
				[units, row.unit ?? ""],
				[campaigns, campaign ?? ""],
				[sources, source ?? referrer ?? ""],
				[pages, page ?? ""],
				[purposes, row.purpose ?? ""],
				[languages, row.language],
				[channels, row.came_by ?? "form"],
			] as const)
				add(countsOf(counts, name));
		}
		const yieldIfDue = timeSlicer();
		for await (const rows of requestPages(db, new Date(2 * since.getTime() - until.getTime()), until)) {
			for (const row of rows) {
				addRow(row);
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
			/** By month, `2026-11`, the last first. */
			byMonth: named(months),
			byCampaign: mostFirst(campaigns),
			bySource: mostFirst(sources),
			byPage: mostFirst(pages),
			byPurpose: mostFirst(purposes),
			byLanguage: mostFirst(languages),
			byChannel: mostFirst(channels),
			/** Held or spam, of those received in the period. */
			leftOut,
		};
	}

	return { responses };
}

type Counts = Map<string, ResponseCounts>;

/** @param wait milliseconds to the answer; undefined while there is none */
function count(counts: ResponseCounts, wait: number | undefined, age: number, row: ReadRequest): void {
	const { purpose, came_by, outcome } = row;
	const stage = OUTCOMES.indexOf(outcome as Outcome);
	counts.received += 1;
	if (purpose === "call" || came_by === "call") counts.calls += 1;
	if (stage >= 0) counts.talked += 1;
	if (stage >= OUTCOMES.indexOf("consultation")) counts.consulted += 1;
	if (stage >= OUTCOMES.indexOf("treatment")) counts.treated += 1;
	if (wait !== undefined) counts.answered += 1;
	if (wait !== undefined || age >= 2 * HOUR) counts.judged2Hours += 1;
	if (wait !== undefined || age >= DAY) counts.judged24Hours += 1;
	if (wait !== undefined && wait < 2 * HOUR) counts.within2Hours += 1;
	if (wait !== undefined && wait < DAY) counts.within24Hours += 1;
}

/** The counts under a name, which begin at nothing. */
function countsOf(counts: Counts, name: string): ResponseCounts {
	const counted = counts.get(name) ?? { ...NOTHING };
	counts.set(name, counted);
	return counted;
}

const named = (counts: Counts): NamedCounts[] => [...counts].map(([name, counted]) => ({ name, ...counted }));

function mostFirst(counts: Counts): NamedCounts[] {
	return named(counts).sort((one, other) => other.received - one.received || (one.name < other.name ? -1 : 1));
}

function localMonth(timeZone: string): (time: Date) => string {
	const format = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", timeZone });
	return (time) => format.format(time);
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
