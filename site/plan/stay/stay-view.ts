import type { StayWords } from "../../../content-model/plan/stay.ts";
import type { Day } from "../../../plan/stay/day.ts";
import type { Stay } from "../../../plan/stay/stay.ts";
import type { Rhythm } from "../../../plan/stay/stay-dates.ts";
import type { Schedule } from "../../../plan/stay/stay-schedule.ts";
import type { SpokenDays } from "./calendar/spoken-days.ts";

/** What the tool is given: how long stages take, without what only the page says of them. */
export type StayToolWords = Omit<StayWords, "rhythm"> & { rhythm: { note: string; stages: Rhythm } };

/** What each part of the stay's tool is shown. */
export interface StayView {
	stay: Stay;
	change: (next: (now: Stay) => Stay) => void;
	schedule: Schedule;
	spoken: SpokenDays;
	/** Undefined until the script is at work. */
	today: Day | undefined;
	words: StayToolWords;
}
