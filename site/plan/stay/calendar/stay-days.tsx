import { placeOf } from "../../../../plan/stay/stay-schedule.ts";
import type { StayView } from "../stay-view.ts";
import { StayGlyph } from "./stay-glyph.tsx";

/** The same as the months, in words: what happens on which day. */
export function StayDays({ schedule, spoken, words: { calendar: words } }: StayView) {
	const { entries, trips, isExample } = schedule;
	return (
		<section className="stay-days" aria-labelledby="estadia-dias">
			<h2 className="stay-days__title below--6 title--part" id="estadia-dias">
				{words.days}
			</h2>
			<ol className="stay-days__list">
				{entries.map(({ kind, from, to, given }) => {
					const { title, text } = words.entries[kind];
					const isReckoned = !given && !isExample;
					return (
						<li key={`${kind} ${from}`} className={`stay-days__entry stay-days__entry--${placeOf(to, trips)}`}>
							<span className="stay-days__sign">
								<StayGlyph kind={kind} />
							</span>
							<p className="stay-days__when label">
								<span>{isExample && kind.startsWith("e-ticket") ? words.before : spoken.span(from, to)}</span>
								{isReckoned && <span className="regular soft">{` · ${words.reckoned}`}</span>}
							</p>
							<h3 className="stay-days__name">{title}</h3>
							<p className="stay-days__text small">{text}</p>
						</li>
					);
				})}
			</ol>
		</section>
	);
}
