/** From the dates a clinic gave to all the dates of a stay: what is missing is counted from what is known. */
import { dayOf } from "./day.ts";
import { MILESTONES } from "./stay.ts";
/** Days from the last injection, the trigger, to the retrieval: it is given in the evening, about 36 hours before. */
export const TRIGGER_LEAD = 2;
/** Longer than any stage between two dates of one treatment, a year of waiting for a frozen embryo among them. */
const MAX_DAYS = { start: 0, retrieval: 60, transfer: 30, test: 60 };
const MAX_DAYS_FROZEN = 730;
/** All dates of a stay, in their order, each at least a day after the one before. */
export function stayDates(stay, rhythm) {
	const faults = {};
	const given = [];
	for (const [place, name] of MILESTONES.entries()) {
		const day = stay.dates[name] === "" ? undefined : dayOf(stay.dates[name]);
		const fault = day === undefined ? undefined : faultOf(day, place, given, stay);
		given.push(fault ? undefined : day);
		if (fault) faults[name] = fault;
		else if (stay.dates[name] !== "" && day === undefined) faults[name] = "not-a-date";
	}
	const isExample = given.every((day) => day === undefined);
	const known = isExample ? [0, ...given.slice(1)] : given;
	const spans = spansOf(stay, rhythm);
	const days = complete(
		known,
		spans.map(({ usual }) => usual),
	);
	const earliest = complete(
		known,
		spans.map(({ shortest }) => shortest),
		spans.map(({ longest }) => longest),
	);
	const latest = complete(
		known,
		spans.map(({ longest }) => longest),
		spans.map(({ shortest }) => shortest),
	);
	const dates = MILESTONES.map((name, place) => {
		const planned = {
			day: days[place],
			earliest: earliest[place],
			latest: latest[place],
			given: given[place] !== undefined,
		};
		return [name, planned];
	});
	return { dates: Object.fromEntries(dates), faults, isExample };
}
function faultOf(day, place, given, stay) {
	const before = given.findLastIndex((known) => known !== undefined);
	if (before === -1) return;
	const days = day - given[before];
	// Between two that are given, those that are not need a day each.
	if (days < place - before) return "too-early";
	const stages = MILESTONES.slice(before + 1, place + 1);
	const farthest = stages.reduce(
		(sum, name) => sum + (name === "transfer" && stay.transfer === "later-trip" ? MAX_DAYS_FROZEN : MAX_DAYS[name]),
		0,
	);
	return days > farthest ? "too-far" : undefined;
}
/** What lies between each milestone and the next. */
export function spansOf(stay, rhythm) {
	const toRetrieval = (injections) => injections - 1 + TRIGGER_LEAD;
	const { shortest, usual, longest } = rhythm.injections;
	return [
		{ shortest: toRetrieval(shortest), usual: toRetrieval(usual), longest: toRetrieval(longest) },
		stay.transfer === "same-trip" ? rhythm.culture : rhythm.frozen,
		rhythm.wait,
	];
}
/**
 * Fills in the days between and around known ones.
 * @param ahead days to each next one
 * @param back the same, counted backwards from the first that is known
 */
function complete(known, ahead, back = ahead) {
	const first = known.findIndex((day) => day !== undefined);
	const days = [];
	days[first] = known[first];
	for (let place = first - 1; place >= 0; place--) days[place] = days[place + 1] - back[place];
	for (let place = first + 1; place < known.length; place++) {
		const reckoned = days[place - 1] + ahead[place - 1];
		const next = known.findIndex((day, at) => at >= place && day !== undefined);
		// A known later date is an upper bound: each date before it needs a day of its own.
		days[place] = known[place] ?? (next === -1 ? reckoned : Math.min(reckoned, known[next] - (next - place)));
	}
	return days;
}
