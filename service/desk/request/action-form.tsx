import { randomUUID } from "node:crypto";
import type { FormHTMLAttributes } from "react";
import { requestPath } from "../../../contract/desk/paths.ts";
import type { DeskRequest } from "../../store/requests/inbox/desk-request.ts";
import type { DeskView } from "../desk-view.ts";
import { listPath, placeQuery } from "../inbox/list-place.ts";

interface ActionFormProps extends FormHTMLAttributes<HTMLFormElement> {
	/** If left out, it does something to several, which its fields name. */
	request?: Pick<DeskRequest, "reference" | "version">;
	view: Pick<DeskView, "place" | "member">;
	/** The action, if its buttons do not name one. */
	does?: string;
}

/**
 * Does something with a request. Names the version that was seen, so that nothing is overwritten unseen, an id, so that
 * sent twice it is done once, whose page it stands on, and in its address the list to lead back to.
 */
export function ActionForm({ request, view, does, children, ...attributes }: ActionFormProps) {
	const action = request ? `${requestPath(request.reference)}${placeQuery(view.place)}` : listPath(view.place);
	return (
		<form className="row" method="post" action={action} data-action {...attributes}>
			{request && <input type="hidden" name="version" value={request.version} />}
			<input type="hidden" name="id" value={randomUUID()} />
			<input type="hidden" name="member" value={view.member.address} />
			{does && <input type="hidden" name="do" value={does} />}
			{children}
		</form>
	);
}
