/** How it goes on: the hour of a call, the step after the answer, and the day to follow it up. */
import { fill } from "../../../content-model/fields/fill.ts";
import { LEFT_REASONS, OUTCOMES } from "../../../contract/desk/codes.ts";
import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { dayWords, OFFICE_ZONE } from "../../../ui/received/call-words.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import { Select, SubmitButton } from "../controls.tsx";
import { isCallAhead, type RecordProps } from "../desk-view.ts";
import { bothClocks, followUpWords, today } from "../times.ts";
import { ActionForm } from "./action-form.tsx";

/** Whether staff may agree on an hour with them: they asked for a call, or were in touch by telephone. */
export function takesCall({ state, callAt, details, cameBy }: DeskRequest): boolean {
	const isAsked = callAt ?? (details?.purpose === "call" || cameBy === "call" || cameBy === "whatsapp");
	return (state === "open" || state === "answered") && Boolean(isAsked && details);
}

/** An hour is set, changed or cancelled, or nobody answered. */
export function CallHour({ record, view, hours }: RecordProps & { hours: readonly string[] }) {
	const { request } = view.words;
	const { callAt, details } = record;
	if (!takesCall(record)) return null;
	const days = Map.groupBy(hours, (hour) => dayWords(hour, OFFICE_ZONE, MAIN_LANGUAGE));
	const hourWords = (hour: string) => {
		const { ours, theirs } = bothClocks(hour, details?.time_zone, view);
		return theirs ? fill(request.callBoth, { ours, theirs }) : ours;
	};
	return (
		<section className="outcome stack stack--3" aria-labelledby="call">
			<h2 className="title--s" id="call">
				{request.callTitle}
			</h2>
			<ActionForm request={record} view={view} className={LINE}>
				<label htmlFor="at">{request.callAt}</label>
				<Select
					id="at"
					name="at"
					aria-describedby="at-hint"
					empty={hours.length > 0 ? request.callChoose : request.callNone}
					groups={Array.from(days, ([day, some]) => [day, some.map((hour) => [hour, hourWords(hour)])])}
				/>
				<SubmitButton look="secondary" name="do" value="call" label={callAt ? request.callChange : request.callSet} />
				{callAt && <SubmitButton look="secondary" name="do" value="no_answer" label={request.callMissed} />}
				{isCallAhead(record, view) && <SubmitButton look="quiet" name="do" value="uncall" label={request.callCancel} />}
				<p className="alone wide small" id="at-hint">
					{request.callHint}
				</p>
			</ActionForm>
		</section>
	);
}

const LINE = "outcome__line row row--2 row--middle";

export function OutcomeNotes({ record, view }: RecordProps) {
	const { request } = view.words;
	const { outcome, leftReason, followUp, state } = record;
	if (state === "spam" || state === "held") return null;
	return (
		<section className="outcome stack stack--3" aria-labelledby="outcome">
			<h2 className="title--s" id="outcome">
				{request.outcomeTitle}
			</h2>
			<p className="wide small">{request.outcomeHint}</p>
			<ActionForm request={record} view={view} className="row row--2 row--middle" does="outcome">
				{view.clinics.length > 0 && (
					<label className="wide" htmlFor="clinic">
						{request.whichClinic}{" "}
						<Select
							id="clinic"
							name="clinic"
							empty={request.noClinic}
							choices={view.clinics.map((name) => [name, name])}
						/>
					</label>
				)}
				{OUTCOMES.map((step) => (
					<button
						key={step}
						className="outcome__step choice link label"
						type="submit"
						name="outcome"
						value={step}
						aria-pressed={step === outcome && !leftReason}
					>
						{request.outcomes[step]}
					</button>
				))}
			</ActionForm>
			<ActionForm request={record} view={view} className={LINE} does="left">
				<label htmlFor="left">{request.left}</label>
				<Select
					id="left"
					name="reason"
					required
					aria-describedby="left-hint"
					defaultValue={leftReason ?? ""}
					empty={request.leftChoose}
					choices={LEFT_REASONS.map((reason) => [reason, request.leftReasons[reason]])}
				/>
				<SubmitButton look="secondary" label={request.save} />
				{isCallAhead(record, view) && (
					<p className="alone wide small" id="left-hint">
						{request.leftCalls}
					</p>
				)}
			</ActionForm>
			<ActionForm request={record} view={view} className={LINE} does="follow_up">
				<label htmlFor="day">{request.followUp}</label>
				<input
					className="field__control"
					id="day"
					name="day"
					type="date"
					required
					min={today(view)}
					defaultValue={followUp}
					aria-describedby="day-hint"
				/>
				<SubmitButton look="secondary" label={request.followUpSave} />
				<p className="alone wide small" id="day-hint">
					{request.followUpHint}
				</p>
			</ActionForm>
			{followUp && (
				<ActionForm request={record} view={view} className={LINE} does="unfollow">
					<p>{fill(request.followUpOn, { day: followUpWords(followUp) })}</p>
					<SubmitButton look="quiet" label={request.followUpDone} />
				</ActionForm>
			)}
		</section>
	);
}
