import { fill } from "../../../content-model/fields/fill.ts";
import type { PlannedDay } from "../../../plan/stay/stay-dates.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { useToolContext } from "../plan-tool/tool-context.ts";
import { usePlanPart } from "../store/use-plan.ts";
import type { StayView } from "./stay-view.ts";

/** Days that a tourist may stay; longer needs another question. */
const TOURIST_DAYS = 30;

/** How many nights, and from which day to which. */
export function StayResult({ schedule, spoken, words }: StayView) {
	const { result } = words;
	const { trips, nights, longest, companionNights, isExample } = schedule;
	const trip = trips.length > 1 ? [result.first, result.second] : [result.single];
	return (
		<div className="stay-result stack">
			<h2 className="unseen">{result.title}</h2>
			<output className="stay-result__output balanced stack stack--1">
				<strong className="stay-result__nights display">{fill(result.nights, { count: String(nights) })}</strong>
				{isExample && <span className="stay-result__example label">{result.noDates}</span>}
				{trips.map(({ arrival, departure, nights }, index) => (
					<span className="stay-result__trip strong" key={arrival.day}>
						{fill(trip[index] ?? result.single, {
							from: spoken.within(arrival.day),
							to: spoken.within(departure.day),
							...(trips.length > 1 && { nights: String(nights) }),
						})}
					</span>
				))}
				{longest > nights && <span>{fill(result.longest, { count: String(longest) })}</span>}
				{companionNights > 0 && <span>{fill(result.companion, { count: String(companionNights) })}</span>}
			</output>
		</div>
	);
}

/** What is to be known of these nights, and the way to the budget with them. */
export function StayNotes({ schedule, words: { result, rhythm, clinicalReview } }: StayView) {
	const { paths } = useToolContext();
	const [, changeBudget] = usePlanPart("budget");
	const { trips, nights, isExample } = schedule;
	return (
		<div className="stay-notes">
			{isExample && <p className="stay-notes__note small">{result.example}</p>}
			{clinicalReview === "pending" && <p className="stay-notes__note small">{rhythm.note}</p>}
			{trips.some(({ longest }) => longest > TOURIST_DAYS) && <p className="stay-notes__note small">{result.long}</p>}
			{!isExample && (
				<p className="stay-notes__budget screen-only">
					<a href={paths.budget} onClick={() => changeBudget((now) => ({ ...now, nights: String(nights) }))}>
						{result.budget}
					</a>
				</p>
			)}
		</div>
	);
}

/** Which date each flight waits for, and how far its day may move. */
export function StayFlights(view: StayView) {
	const { schedule, spoken } = view;
	const { flights } = view.words;
	const { trips, isExample } = schedule;
	return (
		<section className="stay-flights note note--amber note--large" aria-labelledby="estadia-vuelos">
			<RichLine as="h2" className="stay-flights__title title--part" id="estadia-vuelos" text={flights.title} />
			<ul className="stay-flights__list stack">
				{schedule.flights.map((flight) => (
					<li key={`${flight.trip} ${flight.way}`}>
						<strong>
							{fill(flights[flight.way], { trip: trips.length > 1 ? ` ${flights.trips[flight.trip - 1]}` : "" })}
						</strong>{" "}
						<span>
							{flight.given
								? fill(flights.given, {
										event: flights.events[flight.waitsFor],
										day: spoken.short(schedule.dates[flight.waitsFor].day),
									})
								: fill(flights.wait, { event: flights.events[flight.waitsFor] })}
						</span>
						{!isExample && <span className="stay-flights__day small">{flightDay(flight.day, view)}</span>}
					</li>
				))}
			</ul>
			<p className="stay-flights__note">{flights.note}</p>
		</section>
	);
}

function flightDay({ day, earliest, latest }: PlannedDay, { spoken, today, words: { flights: words } }: StayView) {
	if (today !== undefined && latest < today) return fill(words.past, { day: spoken.day(day) });
	const on = fill(words.on, { day: spoken.day(day) });
	if (earliest === latest) return on;
	return `${on} ${fill(words.between, { span: spoken.range(earliest, latest) })}`;
}
