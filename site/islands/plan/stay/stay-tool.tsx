import { useEffect, useMemo, useRef } from "react";
import type { StayWords } from "../../../../content-model/plan/stay.ts";
import type { Stay } from "../../../../plan/stay/stay.ts";
import { schedule as scheduleOf } from "../../../../plan/stay/stay-schedule.ts";
import { useToday } from "../fields/typed-before.ts";
import type { PlanFrame } from "../frame/plan-frame.ts";
import { PlanTool } from "../frame/plan-tool.tsx";
import { usePlanPart } from "../store/use-plan.ts";
import { SaveCalendar } from "./calendar/save-calendar.tsx";
import { spokenDays } from "./calendar/spoken-days.ts";
import { StayCalendar } from "./calendar/stay-calendar.tsx";
import { StayDays } from "./calendar/stay-days.tsx";
import { StayFlights } from "./stay-flights.tsx";
import { DATE_NAME, StayForm } from "./stay-form.tsx";
import { type ShownSources, StayList } from "./stay-list.tsx";
import { StayResult } from "./stay-result.tsx";

export interface StayToolProps {
	words: StayWords;
	sources: ShownSources;
	frame: PlanFrame;
}

/** The tool of `/mi-plan/estadia`: from a clinic's dates to a calendar. Without script, the example to print. */
export function StayTool({ words: given, sources, frame }: StayToolProps) {
	const [stay, change] = usePlanPart("stay");
	const words = wordsFor(stay, given);
	const today = useToday();
	const [, changeBudget] = usePlanPart("budget");
	const onChange = (changed: Partial<Stay>) => change((now) => ({ ...now, ...changed }));
	const root = useTypedBefore(change);
	const schedule = useMemo(() => scheduleOf(stay, given.rhythm.stages), [stay, given]);
	const spoken = spokenDays(schedule, words.calendar);
	const onTick = (id: string, isTicked: boolean) =>
		change((now) => ({ ...now, ticked: isTicked ? [...now.ticked, id] : now.ticked.filter((one) => one !== id) }));
	const lists = { words: words.links, sources, ticked: stay.ticked, onTick };
	return (
		<PlanTool frame={frame}>
			<div className="plan-stay" ref={root}>
				<div className="plan-stay__ask">
					<StayForm {...{ stay, schedule, spoken, today, onChange }} words={words.form} />
					<div className="plan-stay__months">
						<StayResult
							schedule={schedule}
							spoken={spoken}
							today={today}
							words={words}
							onNights={(nights) => changeBudget((now) => ({ ...now, nights: String(nights) }))}
						/>
						<StayCalendar schedule={schedule} spoken={spoken} words={words.calendar} />
						<SaveCalendar stay={stay} schedule={schedule} words={words} onChange={onChange} />
					</div>
				</div>
				<div className="plan-stay__days">
					<div className="plan-stay__beside">
						<StayFlights schedule={schedule} spoken={spoken} today={today} words={words.flights} />
						<p className="plan-stay__company">{words.company[stay.companion]}</p>
					</div>
					<StayDays schedule={schedule} spoken={spoken} words={words.calendar} />
				</div>
				<div className="plan-stay__lists">
					<StayList
						{...lists}
						name="papers"
						list={words.papers}
						note={words.legalReview === "pending" ? words.links.legal : undefined}
					/>
					<StayList {...lists} name="packing" list={words.packing} />
				</div>
			</div>
		</PlanTool>
	);
}

/** Who injects herself at home has her scans there, and not at the clinic. */
function wordsFor({ injections }: Stay, words: StayWords): StayWords {
	if (injections === "there") return words;
	const { entries, injectionsAtHome: text } = words.calendar;
	const atHome = { ...entries, injections: { ...entries.injections, text } };
	return { ...words, calendar: { ...words.calendar, entries: atHome } };
}

/** Takes over what was answered before the script was there. */
function useTypedBefore(change: (next: (now: Stay) => Stay) => void) {
	const root = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const inputs = [...(root.current?.querySelectorAll<HTMLInputElement>(".stay-form input") ?? [])];
		const named = (answered: readonly HTMLInputElement[]) =>
			Object.fromEntries(answered.map(({ name, value }) => [name.replace(DATE_NAME, ""), value]));
		const dates = named(inputs.filter(({ type, value, defaultValue }) => type === "date" && value !== defaultValue));
		const chosen = named(
			inputs.filter(({ type, checked, defaultChecked }) => type === "radio" && checked && !defaultChecked),
		);
		if (Object.keys({ ...dates, ...chosen }).length === 0) return;
		change((now) => ({ ...now, ...chosen, dates: { ...now.dates, ...dates } }));
	}, [change]);
	return root;
}
