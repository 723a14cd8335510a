import { unitsOf } from "../../settings/team.ts";
import { type DeskView, unitName } from "../desk-view.ts";

/** Colleagues and units that requests can be passed to, as `read-action.ts` reads them. @param but who has it already */
export function PassTarget({
	view,
	id,
	but = "",
	required,
}: {
	view: DeskView;
	id: string;
	but?: string | undefined;
	required: boolean;
}) {
	const { request } = view.words;
	const units = unitsOf(view.team);
	return (
		<>
			<label className="unseen" htmlFor={id}>
				{request.passTo}
			</label>
			<select className="field__control" id={id} name="to" required={required} defaultValue="">
				<option value="" disabled>
					{request.passChoose}
				</option>
				<optgroup label={request.people}>
					{view.team
						.filter(({ address }) => address !== but)
						.map(({ address, name }) => (
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
		</>
	);
}
