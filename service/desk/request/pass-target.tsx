import { unitsOf } from "../../settings/team.ts";
import { Select } from "../controls.tsx";
import { type DeskView, unitName } from "../desk-view.ts";

interface PassTargetProps {
	view: DeskView;
	id: string;
	/** Who has it already. */
	but?: string | undefined;
	required: boolean;
}

/** Colleagues and units that requests can be passed to, as `read-action.ts` reads them. */
export function PassTarget({ view, id, but, required }: PassTargetProps) {
	const { request } = view.words;
	const people = view.team.filter(({ address }) => address !== but);
	const units = unitsOf(view.team).map((unit) => [`unit ${unit}`, unitName(unit, view)] as const);
	return (
		<>
			<label className="unseen" htmlFor={id}>
				{request.passTo}
			</label>
			<Select
				id={id}
				name="to"
				required={required}
				empty={request.passChoose}
				groups={[
					[request.people, people.map(({ address, name }) => [`person ${address}`, name])],
					...(units.length > 0 ? ([[request.units, units]] as const) : []),
				]}
			/>
		</>
	);
}
