import { unitsOf } from "../../settings/team.ts";
import { type RecordProps, unitName } from "../desk-view.ts";
import { SubmitButton } from "../submit-button.tsx";
import { ActionForm } from "./action-form.tsx";

/** Opens a list of colleagues and units to hand a request to. */
export function PassOn({ record, view }: RecordProps) {
	const { request } = view.words;
	const people = view.team.filter(({ address }) => address !== record.takenBy);
	const units = unitsOf(view.team);
	if (people.length + units.length === 0) return null;
	return (
		<details className="pass-on">
			<summary>{request.pass}</summary>
			<ActionForm request={record} view={view} does="pass">
				<label className="unseen" htmlFor="to">
					{request.passTo}
				</label>
				<select className="field__control" id="to" name="to" required defaultValue="">
					<option value="" disabled>
						{request.passChoose}
					</option>
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
				<SubmitButton look="secondary" label={request.passButton} />
			</ActionForm>
		</details>
	);
}
