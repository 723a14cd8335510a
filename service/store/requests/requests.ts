import type { StoreContext } from "../store-context.ts";
import { acceptance } from "./accept.ts";
import { createActions } from "./actions/act.ts";
import { inbox } from "./inbox/inbox.ts";
import { createSearch } from "./inbox/search.ts";
import type { SearchIndex } from "./inbox/search-index.ts";
import { createRequestReader } from "./reading.ts";
import { createRevision } from "./revision.ts";

/**
 * The requests part of a store: accepting, reading, and what the team does with them at the desk.
 */
export function storedRequests(context: StoreContext, index: SearchIndex) {
	const actions = createActions(context);
	const read = createRequestReader(context);
	return {
		...acceptance(context),
		...read,
		...inbox(context, read),
		...createSearch(context, index),
		revision: createRevision(context).revision,
		act: actions.act,
	};
}
