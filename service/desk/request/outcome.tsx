/** How it goes on after the answer, and the day to follow it up. */
import { fill } from "../../../content-model/fields/fill.ts";
import { LEFT_REASONS, OUTCOMES } from "../../../contract/desk/codes.ts";
import { isCallAhead, type RecordProps } from "../desk-view.ts";
import { SubmitButton } from "../submit-button.tsx";
import { followUpWords, today } from "../times.ts";
import { ActionForm } from "./action-form.tsx";

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
					<label className="wide">
						{request.whichClinic}{" "}
						<select className="field__control" name="clinic">
							<option value="">{request.noClinic}</option>
							{view.clinics.map((name) => (
								<option key={name} value={name}>
									{name}
								</option>
							))}
						</select>
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
			<ActionForm request={record} view={view} className="outcome__line row row--2 row--middle" does="left">
				<label htmlFor="left">{request.left}</label>
				<select
					className="field__control"
					id="left"
					name="reason"
					required
					aria-describedby="left-hint"
					defaultValue={leftReason ?? ""}
				>
					<option value="" disabled>
						{request.leftChoose}
					</option>
					{LEFT_REASONS.map((reason) => (
						<option key={reason} value={reason}>
							{request.leftReasons[reason]}
						</option>
					))}
				</select>
				<SubmitButton look="secondary" label={request.save} />
				{isCallAhead(record, view) && (
					<p className="alone wide small" id="left-hint">
						{request.leftCalls}
					</p>
				)}
			</ActionForm>
			<ActionForm request={record} view={view} className="outcome__line row row--2 row--middle" does="follow_up">
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
				<ActionForm request={record} view={view} className="outcome__line row row--2 row--middle" does="unfollow">
					<p>{fill(request.followUpOn, { day: followUpWords(followUp) })}</p>
					<SubmitButton look="quiet" label={request.followUpDone} />
				</ActionForm>
			)}
		</section>
	);
}
