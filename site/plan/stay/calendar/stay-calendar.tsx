import { type Day, daysFrom, monthOf, weeksOf } from "../../../../plan/stay/day.ts";
import { type Entry, type EntryKind, placeOf, type Schedule } from "../../../../plan/stay/stay-schedule.ts";
import type { StayView } from "../stay-view.ts";
import { StayGlyph } from "./stay-glyph.tsx";

/** What is told of every day it lasts; the rest of what lasts several is drawn where it begins. */
const EVERY_DAY: readonly EntryKind[] = ["injections", "laboratory"];
/** What gives a day its colour, the first of them that it has. */
const GREAT: readonly EntryKind[] = ["trigger", "retrieval", "transfer", "test", "arrival", "departure"];

/** The months of a stay, one table each; without dates, its weeks. */
export function StayCalendar(props: StayView) {
	const { schedule } = props;
	const words = props.words.calendar;
	return (
		<section className="stay-calendar stack stack--6" aria-labelledby="estadia-meses">
			<h2 className="stay-calendar__title title--part" id="estadia-meses">
				{schedule.isExample ? words.weeks : words.title}
			</h2>
			<div className="stay-calendar__months columns">
				{schedule.isExample ? (
					<Weeks {...props} />
				) : (
					[...new Set(fullDays(schedule).map(monthOf))].map((month) => <Month key={month} {...props} month={month} />)
				)}
			</div>
			<ul className="stay-calendar__legend columns">
				<li className="stay-calendar__key stay-calendar__key--there level level--2">{words.there}</li>
				<li className="stay-calendar__key level level--2">{words.home}</li>
				{drawnKinds(schedule).map((kind) => (
					<li key={kind} className="stay-calendar__sign level level--2">
						<StayGlyph kind={kind} />
						<span>{words.entries[kind].title}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function Month({ month, ...props }: StayView & { month: Day }) {
	const { spoken } = props;
	const weeks = weeksOf(month);
	return (
		<table className="stay-calendar__month full tabular">
			<caption>{spoken.month(month)}</caption>
			<thead>
				<tr>
					{weeks[0]?.map((day) => (
						<th key={day} scope="col" abbr={spoken.weekday(day)}>
							{spoken.weekdayLetter(day)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.map((days) => (
					<tr key={days[0]}>
						{days.map((day) =>
							monthOf(day) === month ? (
								<DayCell key={day} {...props} day={day} label={String(day - month + 1)} />
							) : (
								<td key={day} />
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Seven days a row from the first, those left out in which nothing happens. */
function Weeks(props: StayView) {
	const { schedule, spoken } = props;
	const words = props.words.calendar;
	const days = fullDays(schedule);
	const [first = 0] = days;
	return (
		<table className="stay-calendar__month full tabular">
			<caption className="unseen">{words.weeks}</caption>
			<tbody>
				{[...new Set(days.map((day) => Math.floor((day - first) / 7)))].map((row) => (
					<tr key={row}>
						<th scope="row" className="stay-calendar__week">
							<span className="unseen">{`${words.week} ${row + 1}`}</span>
						</th>
						{daysFrom(first + row * 7, first + row * 7 + 6).map((day) => (
							<DayCell key={day} {...props} day={day} label={String(spoken.number(day))} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function DayCell({ day, label, schedule, words }: StayView & { day: Day; label: string }) {
	const found = marks(day, schedule);
	const great = GREAT.find((kind) => found.some((one) => one.kind === kind));
	const drawn = found
		.filter(({ kind, from }) => EVERY_DAY.includes(kind) || (kind !== "wait" && from === day))
		.slice(-2);
	const place = placeOf(day, schedule.trips);
	const told = found.map(({ kind }) => words.calendar.entries[kind].title);
	if (place !== "home") told.unshift(words.calendar.there);
	const classes = [
		"stay-calendar__day",
		`stay-calendar__day--${place}`,
		great && `stay-calendar__day--${great}`,
		place === "way" &&
			`stay-calendar__day--${schedule.trips.some(({ arrival }) => arrival.day === day) ? "begin" : "end"}`,
	];
	return (
		<td className={classes.filter(Boolean).join(" ")}>
			<span className="stay-calendar__number small">{label}</span>
			<span className="stay-calendar__marks">
				{drawn.map(({ kind }) => (
					<StayGlyph key={kind} kind={kind} />
				))}
			</span>
			{told.length > 0 && <span className="unseen">{told.join(". ")}</span>}
		</td>
	);
}

/** What the calendar draws, in the order in which it comes; both forms of the airport have one sign. */
function drawnKinds({ entries }: Schedule): EntryKind[] {
	const kinds = new Set(entries.map(({ kind }) => kind));
	return [...kinds].filter((kind) => kind !== "wait" && kind !== "e-ticket-out");
}

const marks = (day: Day, { entries }: Schedule): Entry[] => entries.filter(({ from, to }) => from <= day && day <= to);

/** Every day on which anything happens but the forms of the airport, which are filled in at home. */
function fullDays({ entries }: Schedule): Day[] {
	const counted = entries.filter(({ kind }) => !kind.startsWith("e-ticket"));
	return counted.flatMap(({ from, to }) => daysFrom(from, to)).sort((one, other) => one - other);
}
