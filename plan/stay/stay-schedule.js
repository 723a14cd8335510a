import { MILESTONES } from "./stay.ts";
import { spansOf, stayDates, TRIGGER_LEAD } from "./stay-dates.ts";

/** What may stand on a day. */
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
];
/** The form of entry and exit can be filled in from 72 hours before the flight (Ministry of Tourism, 2021). */
const E_TICKET_DAYS = 3;
/** Whoever comes for the retrieval sleeps there the night before it and the night after. */
const COMPANION_AROUND = 1;
/** Everything that follows from a stay. @param rhythm how long stages take where the clinic gave no date */
export function schedule(stay, rhythm) {
	const found = stayDates(stay, rhythm);
	const spans = spansOf(stay, rhythm);
	const stages = stagesOf(stay).map((stage) => ({ ...stage, trip: tripOf(stage, found, spans) }));
	const [first, second] = stages;
	// Two trips between which nobody would be home are one.
	const isOne = second && second.trip.arrival.day <= first.trip.departure.day + 1;
	const travelled = isOne ? [{ ...first, end: second.end, after: second.after }] : stages;
	const trips = travelled.map((stage) => tripOf(stage, found, spans));
	const nights = trips.reduce((sum, { nights }) => sum + nights, 0);
	return {
		...found,
		trips,
		flights: travelled.flatMap((stage, index) => flights(stage, trips[index], index + 1, found)),
		entries: entries(trips, stay, found, rhythm),
		nights,
		longest: trips.reduce((sum, { longest }) => sum + longest, 0),
		companionNights: { none: 0, retrieval: 2 * COMPANION_AROUND, whole: nights }[stay.companion],
	};
}
function stagesOf({ injections, transfer, before, after }) {
	// Stimulated at home, she is there when the last injection is due, whose hour depends on the retrieval's.
	const first =
		injections === "there" ? { begin: "start", before } : { begin: "retrieval", before: before + TRIGGER_LEAD };
	// Nobody flies home before the day after, nor on the morning of a transfer.
	const rest = Math.max(1, after);
	if (transfer === "same-trip") return [{ ...first, end: "transfer", after: rest }];
	return [
		{ ...first, end: "retrieval", after: rest },
		{ begin: "transfer", before: Math.max(1, before), end: "transfer", after: rest },
	];
}
function tripOf({ begin, before, end, after }, { dates }, spans) {
	const arrival = moved(dates[begin], -before);
	const departure = moved(dates[end], after);
	const nights = departure.day - arrival.day;
	const [first, last] = [MILESTONES.indexOf(begin), MILESTONES.indexOf(end)];
	if (MILESTONES.slice(first, last + 1).some((name) => dates[name].given)) {
		return { arrival, departure, nights, longest: departure.latest - arrival.earliest };
	}
	// Nothing of it is certain: it moves as a whole, and is as long as its stages.
	const stages = spans.slice(first, last);
	const longer = stages.reduce((sum, { usual, longest }) => sum + longest - usual, 0);
	return { arrival, departure, nights, longest: nights + longer };
}
function moved({ day, earliest, latest, given }, days) {
	return { day: day + days, earliest: earliest + days, latest: latest + days, given };
}
function flights({ begin, end }, { arrival, departure }, trip, { dates }) {
	return [
		{ trip, way: "out", day: arrival, waitsFor: begin, given: dates[begin].given },
		{ trip, way: "back", day: departure, waitsFor: end, given: dates[end].given },
	];
}
function entries(trips, stay, { dates }, rhythm) {
	const { start, retrieval, transfer, test } = dates;
	const one = (kind, { day, given }) => ({ kind, from: day, to: day, given });
	const trigger = moved(retrieval, -TRIGGER_LEAD);
	const labEnd = stay.transfer === "same-trip" ? transfer.day - 1 : retrieval.day + rhythm.culture.longest;
	const all = [
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
	const order = (kind) => ENTRY_KINDS.indexOf(kind);
	return (
		all
			// Dates of a clinic may leave no day between them.
			.filter(({ from, to }) => from <= to)
			.sort((one, other) => one.from - other.from || order(one.kind) - order(other.kind))
	);
}
/** Whether a day is spent there, at home, or on the way. */
export function placeOf(day, trips) {
	for (const { arrival, departure } of trips) {
		if (day === arrival.day || day === departure.day) return "way";
		if (day > arrival.day && day < departure.day) return "there";
	}
	return "home";
}
