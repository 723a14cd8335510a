import { acceptance } from "./accept.ts";
import { createActions } from "./act.ts";
import { inbox } from "./inbox.ts";
import { createRequestReader } from "./reading.ts";
import { createRevision } from "./revision.ts";
import { createSearch } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";
import type { StoreContext } from "./store-context.ts";

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
