import { atMidnight, dayOf } from "./day.ts";
import { MILESTONES } from "./stay.ts";

const DATE = new Intl.DateTimeFormat("es-DO", { dateStyle: "long", timeZone: "UTC" });
/** The dates the clinic gave her, in one line of a summary of the plan; none where it gave none. */
export function stayLines({ dates }, words, fill) {
	const given = MILESTONES.flatMap((milestone) => {
		const day = dayOf(dates[milestone]);
		return day === undefined ? [] : [`${words.milestones[milestone]}, ${DATE.format(atMidnight(day))}`];
	});
	return given.length > 0 ? [`- ${fill(words.stay, { dates: given.join("; ") })}`] : [];
}
