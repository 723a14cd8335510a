/** From the dates a clinic gave to all the dates of a stay: what is missing is counted from what is known. */
import { type Day, dayOf } from "./day.ts";
import { MILESTONES, type Milestone, type Stay } from "./stay.ts";

/** Days that something takes. */
export interface Span {
	shortest: number;
	usual: number;
	longest: number;
}

/** How long the stages usually take; the content says it, with its sources (`content/es/plan/stay.yaml`). */
export interface Rhythm {
	injections: Span;
	/** From the retrieval to a transfer on the same trip. */
	culture: Span;
	/** From the retrieval to the transfer of a frozen embryo. */
	frozen: Span;
	/** From the transfer to the test. */
	wait: Span;
}

export interface PlannedDay {
	day: Day;
	/** The day may move between these two. */
	earliest: Day;
	latest: Day;
	given: boolean;
}

/** `not-a-date`: no such day; `too-early`: not after the date before it; `too-far`: so long after it that one is mistyped. */
export type DateFault = "not-a-date" | "too-early" | "too-far";

export type StayDates = ReturnType<typeof stayDates>;

/** Days from the last injection, the trigger, to the retrieval: it is given in the evening, about 36 hours before. */
export const TRIGGER_LEAD = 2;

/** Longer than any stage between two dates of one treatment; a frozen embryo may wait for a year. */
const MAX_DAYS = { start: 0, retrieval: 60, transfer: 30, test: 60 };
const MAX_DAYS_FROZEN = 730;

/** All dates of a stay, in their order, each at least a day after the one before. */
export function stayDates(stay: Stay, rhythm: Rhythm) {
	/** Dates that are not used, and why. */
	const faults: Partial<Record<Milestone, DateFault>> = {};
	const given: (Day | undefined)[] = [];
	for (const [index, name] of MILESTONES.entries()) {
		const day = stay.dates[name] === "" ? undefined : dayOf(stay.dates[name]);
		const fault = day === undefined ? undefined : faultOf(day, index, given, stay);
		given.push(fault ? undefined : day);
		if (fault) faults[name] = fault;
		else if (stay.dates[name] !== "" && day === undefined) faults[name] = "not-a-date";
	}
	/** None was given: day 0 is the first injection, and stands for no date. */
	const isExample = given.every((day) => day === undefined);
	const known = isExample ? [0, ...given.slice(1)] : given;
	const spans = spansOf(stay, rhythm);
	const days = complete(known, spans, "usual", "usual");
	const earliest = complete(known, spans, "shortest", "longest");
	const latest = complete(known, spans, "longest", "shortest");
	const dates = MILESTONES.map((name, index) => {
		const planned = {
			day: days[index] as Day,
			earliest: earliest[index] as Day,
			latest: latest[index] as Day,
			given: given[index] !== undefined,
		};
		return [name, planned] as const;
	});
	return { dates: Object.fromEntries(dates) as Record<Milestone, PlannedDay>, faults, isExample };
}

function faultOf(day: Day, place: number, given: readonly (Day | undefined)[], stay: Stay): DateFault | undefined {
	const before = given.map((known) => known !== undefined).lastIndexOf(true);
	if (before === -1) return;
	const days = day - (given[before] as Day);
	// Between two that are given, those that are not need a day each.
	if (days < place - before) return "too-early";
	const stages = MILESTONES.slice(before + 1, place + 1);
	const farthest = stages.reduce(
		(sum, name) => sum + (name === "transfer" && stay.transfer === "later-trip" ? MAX_DAYS_FROZEN : MAX_DAYS[name]),
		0,
	);
	return days > farthest ? "too-far" : undefined;
}

export function spansOf(stay: Stay, rhythm: Rhythm): Span[] {
	const toRetrieval = (injections: number) => injections - 1 + TRIGGER_LEAD;
	const { shortest, usual, longest } = rhythm.injections;
	return [
		{ shortest: toRetrieval(shortest), usual: toRetrieval(usual), longest: toRetrieval(longest) },
		stay.transfer === "same-trip" ? rhythm.culture : rhythm.frozen,
		rhythm.wait,
	];
}

/** Fills in the days between and around known ones, as long after one as `ahead` says and before it as `back` says. */
function complete(known: readonly (Day | undefined)[], spans: readonly Span[], ahead: keyof Span, back: keyof Span) {
	const first = known.findIndex((day) => day !== undefined);
	const days: Day[] = [];
	days[first] = known[first] as Day;
	for (let index = first - 1; index >= 0; index--)
		days[index] = (days[index + 1] as Day) - (spans[index] as Span)[back];
	for (let index = first + 1; index < known.length; index++) {
		const reckoned = (days[index - 1] as Day) + (spans[index - 1] as Span)[ahead];
		const next = known.findIndex((day, at) => at >= index && day !== undefined);
		// A known later date is an upper bound: each date before it needs a day of its own.
		days[index] = known[index] ?? (next === -1 ? reckoned : Math.min(reckoned, (known[next] as Day) - (next - index)));
	}
	return days;
}
