import { useMemo, useSyncExternalStore } from "react";
import { dayAt } from "../../../plan/stay/day.ts";
import type { Stay } from "../../../plan/stay/stay.ts";
import { schedule as scheduleOf } from "../../../plan/stay/stay-schedule.ts";
import { planTool } from "../plan-tool/plan-tool.tsx";
import type { GivenContext } from "../plan-tool/tool-context.ts";
import { usePlanPart } from "../store/use-plan.ts";
import { SaveCalendar } from "./calendar/save-calendar.tsx";
import { spokenDates, spokenDays } from "./calendar/spoken-days.ts";
import { StayCalendar } from "./calendar/stay-calendar.tsx";
import { StayDays } from "./calendar/stay-days.tsx";
import { StayForm } from "./stay-form.tsx";
import { type ShownSources, StayList } from "./stay-list.tsx";
import { StayFlights, StayNotes, StayResult } from "./stay-result.tsx";
import type { StayToolWords } from "./stay-view.ts";

interface StayToolProps {
	words: StayToolWords;
	sources: ShownSources;
	tool: GivenContext;
}

/** The tool of `/mi-plan/estadia`: from a clinic's dates to a calendar. Without script, the example to print. */
export const StayTool = planTool(function StayTool({ words: given, sources, tool }: StayToolProps) {
	const [stay, change] = usePlanPart("stay");
	const words = wordsFor(stay, given);
	// A page is built on another day.
	const today = useSyncExternalStore(
		never,
		() => dayAt(new Date()),
		() => undefined,
	);
	const schedule = useMemo(() => scheduleOf(stay, given.rhythm.stages), [stay, given]);
	const dates = useMemo(() => spokenDates(tool.locale), [tool.locale]);
	const spoken = spokenDays(schedule, words.calendar, dates);
	const onTick = (id: string, isTicked: boolean) =>
		change((now) => ({ ...now, ticked: isTicked ? [...now.ticked, id] : now.ticked.filter((one) => one !== id) }));
	const view = { stay, change, schedule, spoken, today, words };
	const lists = { words: words.links, sources, ticked: stay.ticked, onTick };
	return (
		<div className="plan-stay">
			<div className="plan-stay__ask stack stack--12">
				<StayResult {...view} />
				<StayForm {...view} />
				<div className="plan-stay__months stack stack--8">
					<StayNotes {...view} />
					<StayCalendar {...view} />
					<SaveCalendar {...view} />
				</div>
			</div>
			<div className="plan-stay__days stack stack--12">
				<div className="plan-stay__beside stays stack stack--8">
					<StayFlights {...view} />
					<p className="plan-stay__company note note--large">{words.company[stay.companion]}</p>
				</div>
				<StayDays {...view} />
			</div>
			<div className="plan-stay__lists stack stack--12">
				<StayList
					{...lists}
					name="papers"
					list={words.papers}
					note={words.legalReview === "pending" ? words.links.legal : undefined}
				/>
				<StayList {...lists} name="packing" list={words.packing} />
			</div>
		</div>
	);
});

const never = () => () => {};

/** A patient who takes the injections at home also has the scans there, not at the clinic. */
function wordsFor({ injections }: Stay, words: StayToolWords): StayToolWords {
	if (injections === "there") return words;
	const { entries, injectionsAtHome: text } = words.calendar;
	const atHome = { ...entries, injections: { ...entries.injections, text } };
	return { ...words, calendar: { ...words.calendar, entries: atHome } };
}
