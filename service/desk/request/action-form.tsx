import { randomUUID } from "node:crypto";
import type { FormHTMLAttributes } from "react";
import { requestPath } from "../../../contract/desk/paths.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import { Hidden } from "../controls.tsx";
import type { DeskView } from "../desk-view.ts";
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
