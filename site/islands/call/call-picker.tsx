import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Words } from "../../../content-model/content.ts";
import type { FormId } from "../../../contract/requests/forms.ts";
import type { FieldErrors } from "../../../contract/requests/wire.ts";
import { Field } from "../../../ui/field/field.tsx";
import { Pills } from "../../../ui/pills/pills.tsx";
import { clockWords, OFFICE_ZONE, zoneName } from "../../../ui/received/call-words.ts";
import { hasWish, needsTelephone, offerWish } from "./around-picker.ts";
import { hoursByDay, knownZones, ownZone, readHours, shortDay, weekday } from "./call-hours.ts";

export interface CallPickerProps {
	form: FormId;
	language: string;
	words: Words["messages"]["forms"]["call"];
	/** Origin of the service. */
	origin: string;
	errors: FieldErrors;
	/** The nearest, after an hour was refused. */
	freeHours: readonly string[] | undefined;
}

/** Chosen where no hour suits. */
const NONE = "";

/** The free hours of a call: first the day, then the hour, each on the visitor's clock and the team's. */
export function CallPicker({ form, language, words, origin, errors, freeHours }: CallPickerProps) {
	const [hours, setHours] = useState<readonly string[]>();
	const [isDown, setIsDown] = useState(false);
	const [zone, setZone] = useState(ownZone);
	const [zones] = useState(() => knownZones(zone));
	/** An hour of the day that is looked at; none for the nearest to one that was refused. */
	const [dayOf, setDayOf] = useState<string>();
	const [hour, setHour] = useState<string>();
	/** To one that was refused. */
	const [nearest, setNearest] = useState<readonly string[]>([]);
	const place = useRef<HTMLDivElement>(null);

	useEffect(() => {
		readHours(origin).then(
			(free) => {
				setHours(free);
				// Whoever answered before the hours came is asked for nothing anew.
				if (hasWish(place.current)) setHour(NONE);
			},
			() => setIsDown(true),
		);
	}, [origin]);

	// An hour that was refused is no longer offered.
	if (Array.isArray(freeHours) && freeHours !== nearest) {
		setNearest(freeHours);
		setHours(hours?.filter((at) => at !== hour));
		setHour(undefined);
		setDayOf(undefined);
	}

	useLayoutEffect(() => offerWish(place.current, !hours || hour === NONE), [hours, hour]);
	useLayoutEffect(() => needsTelephone(place.current, Boolean(hour)), [hour]);

	if (!hours)
		return (
			<div ref={place} role="status">
				<p className="small">{isDown ? words.unreachable : words.loading}</p>
			</div>
		);
	const days = new Map([
		...(nearest.length > 0 ? [[words.nearest, nearest] as const] : []),
		...hoursByDay(hours, zone, language),
	]);
	const looked = dayOf ? shortDay(dayOf, zone, language) : "";
	const day = days.has(looked) ? looked : [...days.keys()][0];
	return (
		<div className="purpose-fields__picker" ref={place}>
			{errors.call_at && (
				<p className="field__error label" id={`${form}-call_at`} tabIndex={-1}>
					{words.errors.call_at[errors.call_at === "taken" ? "taken" : "choice"]}
				</p>
			)}
			<Field
				id={`${form}-time_zone`}
				name="time_zone"
				label={words.zone}
				hint={words.clocks}
				error={errors.time_zone && words.errors.time_zone.choice}
				required={false}
				control={(props) => (
					<select {...props} value={zone} onChange={({ target }) => setZone(target.value)}>
						{zones.map((one) => (
							<option key={one} value={one}>
								{zoneName(one)}
							</option>
						))}
					</select>
				)}
			/>
			<Pills
				legend={words.day}
				value={day}
				options={[...days.keys()].map((id) => ({ id, label: id }))}
				onChoose={(chosen) => {
					setDayOf(chosen === words.nearest ? undefined : days.get(chosen)?.[0]);
					setHour(undefined);
				}}
			/>
			<Pills
				className="purpose-fields__hours"
				name="call_at"
				legend={words.hour}
				value={hour}
				options={[
					...(days.get(day ?? "") ?? []).map((id) => ({
						id,
						label: <Hour at={id} {...{ zone, language, words, day }} />,
					})),
					{ id: NONE, label: words.none },
				]}
				onChoose={(chosen) => {
					setHour(chosen);
					if (chosen) setDayOf(day === words.nearest ? undefined : chosen);
				}}
			/>
		</div>
	);
}

interface HourProps extends Pick<CallPickerProps, "language" | "words"> {
	at: string;
	zone: string;
	/** The day it stands below. */
	day: string | undefined;
}

/** An hour on both clocks; each with its weekday where it is not the one of the day above. */
function Hour({ at, zone, language, words, day }: HourProps) {
	const on = (clock: string) =>
		(shortDay(at, clock, language) === day ? "" : `${weekday(at, clock, language)}\u00a0`) +
		clockWords(at, clock, language);
	const [before, after] = words.ours.split("{time}");
	return (
		<>
			<b>{on(zone)}</b>
			{zone !== OFFICE_ZONE && (
				<small>
					<span className="unseen">{before}</span>
					<span>{on(OFFICE_ZONE)}</span>
					<span className="unseen">{after}</span>
				</small>
			)}
		</>
	);
}
