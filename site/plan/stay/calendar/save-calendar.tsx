import { useState } from "react";
import type { StayWords } from "../../../../content-model/plan/stay.ts";
import { type CalendarEvent, calendarFile } from "../../../../plan/stay/calendar-file.ts";
import type { Stay } from "../../../../plan/stay/stay.ts";
import type { Schedule } from "../../../../plan/stay/stay-schedule.ts";
import { buttonClass } from "../../../../ui/button/button.tsx";
import { SavedFile } from "../../plan-tool/plan-panel.tsx";
import { useToolContext } from "../../plan-tool/tool-context.ts";
import type { StayView } from "../stay-view.ts";

/** Offers the calendar as a file, which the browser makes without any server. */
export function SaveCalendar({ stay, schedule, words: { file, calendar }, change }: StayView) {
	const { language } = useToolContext();
	const [saved, setSaved] = useState<File>();

	function save(): void {
		const calendarId = stay.calendarId || randomId();
		if (!stay.calendarId) change((now) => ({ ...now, calendarId }));
		const events = calendarEvents({ ...stay, calendarId }, schedule, { file, calendar });
		const made = calendarFile(events, { name: file.name, language, now: new Date() });
		setSaved(new File([made], file.fileName, { type: "text/calendar;charset=utf-8" }));
	}

	if (schedule.isExample)
		return <p className="stay-file script-only stay-file__needs stack stack--2 small">{file.needs}</p>;
	return (
		<div className="stay-file starts screen-only stack stack--2">
			<button type="button" className={buttonClass("primary")} onClick={save}>
				{file.button}
			</button>
			<label className="ticked strong level">
				<input
					type="checkbox"
					checked={stay.discreet}
					onChange={({ currentTarget }) => change((now) => ({ ...now, discreet: currentTarget.checked }))}
				/>
				<span>{file.discreet}</span>
			</label>
			<p className="small">{file.hint}</p>
			<p className="stay-file__saved" role="status">
				{saved && file.saved}
			</p>
			{saved && <SavedFile file={saved} />}
		</div>
	);
}

/** What happens on which day, as a calendar holds it. */
function calendarEvents(
	stay: Stay,
	{ entries }: Schedule,
	{ file, calendar }: Pick<StayWords, "file" | "calendar">,
): CalendarEvent[] {
	return entries.map(({ kind, from, to, given }, index) => {
		const { title, discreet, text } = calendar.entries[kind];
		const time = entries.slice(0, index).filter((other) => other.kind === kind).length + 1;
		const note = [!stay.discreet && text, !given && file.reckoned].filter(Boolean).join(" ");
		return {
			uid: `${kind}-${time}-${stay.calendarId}@mi-plan`,
			from,
			to,
			title: stay.discreet ? discreet : title,
			note,
		};
	});
}

const randomId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
