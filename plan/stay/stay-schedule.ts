/** From the dates of a stay to its trips, nights, flights and what happens on which day. */
import type { Day } from "./day.ts";
import { MILESTONES, type Milestone, type Stay } from "./stay.ts";
import {
	type PlannedDay,
	type Rhythm,
	type Span,
	type StayDates,
	spansOf,
	stayDates,
	TRIGGER_LEAD,
} from "./stay-dates.ts";

const ENTRY_KINDS = [
	"e-ticket-in",
	"arrival",
	"injections",
	"trigger",
	"retrieval",
	"laboratory",
	"transfer",
	"wait",
	"test",
	"e-ticket-out",
	"departure",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Entry {
	kind: EntryKind;
	from: Day;
	to: Day;
	/** Whether every date that it is counted from was given by the clinic. */
	given: boolean;
}

export type Schedule = ReturnType<typeof schedule>;
type Trip = ReturnType<typeof tripOf>;

/** The form of entry and exit can be filled in from 72 hours before the flight (Ministry of Tourism, 2021). */
const E_TICKET_DAYS = 3;
/** A companion who comes for the retrieval sleeps there the night before it and the night after. */
const COMPANION_AROUND = 1;

/** Everything that follows from a stay. @param rhythm how long stages take if the clinic gave no date */
export function schedule(stay: Stay, rhythm: Rhythm) {
	const found = stayDates(stay, rhythm);
	const spans = spansOf(stay, rhythm);
	const stages = stagesOf(stay).map((stage) => ({ ...stage, trip: tripOf(stage, found, spans) }));
	const [first, second] = stages as [Stage & { trip: Trip }, (Stage & { trip: Trip })?];
	// Two trips without a day at home between them are one.
	const isOne = second && second.trip.arrival.day <= first.trip.departure.day + 1;
	const travelled = isOne ? [{ ...first, end: second.end, after: second.after }] : stages;
	const trips = travelled.map((stage) => tripOf(stage, found, spans));
	const nights = trips.reduce((sum, { nights }) => sum + nights, 0);
	return {
		...found,
		/** One or two, which do not touch. */
		trips,
		flights: travelled.flatMap((stage, index) => flights(stage, trips[index] as Trip, index + 1, found)),
		entries: entries(trips, stay, found, rhythm),
		/** As planned, and if everything takes as long as it may; of all trips. */
		nights,
		longest: trips.reduce((sum, { longest }) => sum + longest, 0),
		companionNights: { none: 0, retrieval: 2 * COMPANION_AROUND, whole: nights }[stay.companion],
	};
}

/** One trip: the visitor has to be there from one date to another, with nights around them. */
interface Stage {
	begin: Milestone;
	before: number;
	end: Milestone;
	after: number;
}

function stagesOf({ injections, transfer, before, after }: Stay): Stage[] {
	// With injections at home, the arrival is before the last one: its hour depends on the retrieval's.
	const first: Pick<Stage, "begin" | "before"> =
		injections === "there" ? { begin: "start", before } : { begin: "retrieval", before: before + TRIGGER_LEAD };
	// The earliest flight home is the day after.
	const rest = Math.max(1, after);
	if (transfer === "same-trip") return [{ ...first, end: "transfer", after: rest }];
	return [
		{ ...first, end: "retrieval", after: rest },
		{ begin: "transfer", before: Math.max(1, before), end: "transfer", after: rest },
	];
}

/** From the day of the flight there to that of the flight home; no flight is taken to last over night. */
function tripOf({ begin, before, end, after }: Stage, { dates }: StayDates, spans: readonly Span[]) {
	const arrival = moved(dates[begin], -before);
	const departure = moved(dates[end], after);
	const nights = departure.day - arrival.day;
	const [first, last] = [MILESTONES.indexOf(begin), MILESTONES.indexOf(end)];
	const isCertain = MILESTONES.slice(first, last + 1).some((name) => dates[name].given);
	// If nothing of it is certain, it moves as a whole, and is as long as its stages.
	const longer = spans.slice(first, last).reduce((sum, { usual, longest }) => sum + longest - usual, 0);
	return { arrival, departure, nights, longest: isCertain ? departure.latest - arrival.earliest : nights + longer };
}

const moved = ({ day, earliest, latest, given }: PlannedDay, days: number): PlannedDay => ({
	day: day + days,
	earliest: earliest + days,
	latest: latest + days,
	given,
});

/** Each with the date that must be certain before it is paid for. */
const flights = ({ begin, end }: Stage, { arrival, departure }: Trip, trip: number, { dates }: StayDates) =>
	[
		{ trip, way: "out", day: arrival, waitsFor: begin, given: dates[begin].given },
		{ trip, way: "back", day: departure, waitsFor: end, given: dates[end].given },
	] as const;

function entries(trips: readonly Trip[], stay: Stay, { dates }: StayDates, rhythm: Rhythm): Entry[] {
	const { start, retrieval, transfer, test } = dates;
	const one = (kind: EntryKind, { day, given }: PlannedDay): Entry => ({ kind, from: day, to: day, given });
	const trigger = moved(retrieval, -TRIGGER_LEAD);
	const labEnd = stay.transfer === "same-trip" ? transfer.day - 1 : retrieval.day + rhythm.culture.longest;
	const all: Entry[] = [
		...trips.flatMap(({ arrival, departure }) => [
			{ ...one("e-ticket-in", arrival), from: arrival.day - E_TICKET_DAYS, to: arrival.day - 1 },
			one("arrival", arrival),
			// A stay of fewer days begins with both.
			{
				...one("e-ticket-out", departure),
				from: Math.max(arrival.day, departure.day - E_TICKET_DAYS),
				to: departure.day - 1,
			},
			one("departure", departure),
		]),
		{ kind: "injections", from: start.day, to: trigger.day, given: start.given && retrieval.given },
		one("trigger", trigger),
		one("retrieval", retrieval),
		{
			kind: "laboratory",
			from: retrieval.day + 1,
			to: Math.min(labEnd, transfer.day - 1),
			given: retrieval.given && transfer.given,
		},
		one("transfer", transfer),
		{ kind: "wait", from: transfer.day + 1, to: test.day - 1, given: transfer.given && test.given },
		one("test", test),
	];
	const order = (kind: EntryKind) => ENTRY_KINDS.indexOf(kind);
	return (
		all
			// Dates of a clinic may leave no day between them.
			.filter(({ from, to }) => from <= to)
			.sort((one, other) => one.from - other.from || order(one.kind) - order(other.kind))
	);
}

/** Whether a day is spent there, at home, or on the way. */
export function placeOf(day: Day, trips: readonly Trip[]): "home" | "there" | "way" {
	for (const { arrival, departure } of trips) {
		if (day === arrival.day || day === departure.day) return "way";
		if (day > arrival.day && day < departure.day) return "there";
	}
	return "home";
}
