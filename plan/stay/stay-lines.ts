import { atMidnight, dayOf } from "./day.ts";
import { MILESTONES, type Milestone, type Stay } from "./stay.ts";

/** Lines with places to fill, as the content has them. */
export interface StayLineWords {
	/** `{dates}`. */
	stay: string;
	milestones: Record<Milestone, string>;
}

type Fill = (template: string, values: Record<string, string>) => string;

const DATE = new Intl.DateTimeFormat("es-DO", { dateStyle: "long", timeZone: "UTC" });

/** The dates the clinic gave her, in one line of a summary of the plan; none if it gave none. */
export function stayLines({ dates }: Stay, words: StayLineWords, fill: Fill): string[] {
	const given = MILESTONES.flatMap((milestone) => {
		const day = dayOf(dates[milestone]);
		return day === undefined ? [] : [`${words.milestones[milestone]}, ${DATE.format(atMidnight(day))}`];
	});
	return given.length > 0 ? [`- ${fill(words.stay, { dates: given.join("; ") })}`] : [];
}
