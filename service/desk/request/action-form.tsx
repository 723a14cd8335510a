/** Forms by which something is done with requests. */
import { randomUUID } from "node:crypto";
import type { FormHTMLAttributes } from "react";
import { requestPath } from "../../../contract/desk/paths.ts";
import { unitsOf } from "../../settings/team.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import { Hidden, Select } from "../controls.tsx";
import { type DeskView, unitName } from "../desk-view.ts";
import { listPath, placeQuery } from "../inbox/list-place.ts";

interface ActionFormProps extends FormHTMLAttributes<HTMLFormElement> {
	/** If left out, it does something to several, which its fields name. */
	request?: Pick<DeskRequest, "reference" | "version">;
	view: Pick<DeskView, "place" | "member">;
	does?: string;
}

/** Acts on a request: the version that was seen is not overwritten unseen, and an id sent twice is done once. */
export function ActionForm({ request, view, does, children, ...attributes }: ActionFormProps) {
	const action = request ? `${requestPath(request.reference)}${placeQuery(view.place)}` : listPath(view.place);
	return (
		<form className="row" method="post" action={action} data-action {...attributes}>
			<Hidden version={request?.version} id={randomUUID()} member={view.member.address} do={does} />
			{children}
		</form>
	);
}

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
