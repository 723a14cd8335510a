import { fill } from "../../../content-model/fill.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { unitsOf } from "../../settings/team.ts";
import type { RequestRecord } from "../../store/desk-request.ts";
import { type DeskView, firstName, nameOf, unitName } from "../desk-view.ts";
import { timeWords } from "../times.ts";
import { ActionForm } from "./action-form.tsx";

interface StatePanelProps {
	record: RequestRecord;
	view: DeskView;
}

/** Who has a request, and how it changes hands. */
export function StatePanel({ record, view }: StatePanelProps) {
	const { request } = view.words;
	const { takenBy, takenAt } = record;
	const mine = takenBy === view.member.address;
	const name = takenBy && nameOf(takenBy, view);
	return (
		<section className={mine ? "state-panel state-panel--mine" : "state-panel"}>
			<p className="state-panel__who">
				<strong>{mine ? request.yours : name ? fill(request.has, { name }) : request.nobody}</strong>
				{takenAt && (
					<span className="state-panel__since">
						{fill(request.since, { when: timeWords(takenAt, view.now, view.timeZone, view.words.time) })}
					</span>
				)}
			</p>
			<ActionForm request={record} className="state-panel__actions">
				{mine ? (
					<button className={buttonClass("secondary")} type="submit" name="do" value="give_back">
						{request.giveBack}
					</button>
				) : (
					<button className={buttonClass("secondary")} type="submit" name="do" value="take">
						{name ? fill(request.takeOver, { name: firstName(name) }) : request.take}
					</button>
				)}
			</ActionForm>
			<PassOn record={record} view={view} />
		</section>
	);
}

function PassOn({ record, view }: StatePanelProps) {
	const { request } = view.words;
	const people = view.team.filter(({ address }) => address !== record.takenBy);
	const units = unitsOf(view.team);
	if (people.length + units.length === 0) return null;
	return (
		<details className="state-panel__pass">
			<summary>{request.pass}</summary>
			<ActionForm request={record} does="pass">
				<label className="unseen" htmlFor="to">
					{request.passTo}
				</label>
				<select className="field__control" id="to" name="to" required>
					<optgroup label={request.people}>
						{people.map(({ address, name }) => (
							<option key={address} value={`person ${address}`}>
								{name}
							</option>
						))}
					</optgroup>
					{units.length > 0 && (
						<optgroup label={request.units}>
							{units.map((unit) => (
								<option key={unit} value={`unit ${unit}`}>
									{unitName(unit, view)}
								</option>
							))}
						</optgroup>
					)}
				</select>
				<button className={buttonClass("secondary")} type="submit">
					{request.passButton}
				</button>
			</ActionForm>
		</details>
	);
}
