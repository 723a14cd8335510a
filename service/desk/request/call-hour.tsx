/** The hour of a call: set, changed or cancelled, or that nobody answered. */
import { fill } from "../../../content-model/fields/fill.ts";
import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { dayWords, OFFICE_ZONE } from "../../../ui/received/call-words.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import { bothClocks } from "../both-clocks.ts";
import { isCallAhead, type RecordProps } from "../desk-view.ts";
import { SubmitButton } from "../submit-button.tsx";
import { ActionForm } from "./action-form.tsx";

/** Whether staff may agree on an hour with them: they asked for a call, or were in touch by telephone. */
export function takesCall({ state, callAt, details, cameBy }: DeskRequest): boolean {
	const isAsked = callAt ?? (details?.purpose === "call" || cameBy === "call" || cameBy === "whatsapp");
	return (state === "open" || state === "answered") && Boolean(isAsked && details);
}

export function CallHour({ record, view, hours }: RecordProps & { hours: readonly string[] }) {
	const { request } = view.words;
	const { callAt, details } = record;
	if (!takesCall(record)) return null;
	const days = Map.groupBy(hours, (hour) => dayWords(hour, OFFICE_ZONE, MAIN_LANGUAGE));
	return (
		<section className="outcome stack stack--3" aria-labelledby="call">
			<h2 className="title--s" id="call">
				{request.callTitle}
			</h2>
			<ActionForm request={record} view={view} className="outcome__line row row--2 row--middle">
				<label htmlFor="at">{request.callAt}</label>
				<select className="field__control" id="at" name="at" aria-describedby="at-hint" defaultValue="">
					<option value="">{hours.length > 0 ? request.callChoose : request.callNone}</option>
					{[...days].map(([day, some]) => (
						<optgroup key={day} label={day}>
							{some.map((hour) => {
								const { ours, theirs } = bothClocks(hour, details?.time_zone, view);
								return (
									<option key={hour} value={hour}>
										{theirs ? fill(request.callBoth, { ours, theirs }) : ours}
									</option>
								);
							})}
						</optgroup>
					))}
				</select>
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
