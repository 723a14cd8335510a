import { fill } from "../../../content-model/fields/fill.ts";
import type { StayWords } from "../../../content-model/plan/stay.ts";
import type { Day } from "../../../plan/stay/day.ts";
import type { PlannedDay } from "../../../plan/stay/stay-dates.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import type { SpokenDays } from "./calendar/spoken-days.ts";
import type { StayView } from "./stay-view.ts";

/** Which date each flight waits for, and how far its day may move. */
export function StayFlights({ schedule, spoken, today, words: { flights } }: StayView) {
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
						{!isExample && (
							<span className="stay-flights__day small">{flightDay(flight.day, spoken, today, flights)}</span>
						)}
					</li>
				))}
			</ul>
			<p className="stay-flights__note">{flights.note}</p>
		</section>
	);
}

function flightDay(
	{ day, earliest, latest }: PlannedDay,
	spoken: SpokenDays,
	today: Day | undefined,
	words: StayWords["flights"],
): string {
	if (today !== undefined && latest < today) return fill(words.past, { day: spoken.day(day) });
	const on = fill(words.on, { day: spoken.day(day) });
	if (earliest === latest) return on;
	return `${on} ${fill(words.between, { span: spoken.range(earliest, latest) })}`;
}
