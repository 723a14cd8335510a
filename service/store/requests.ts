import { acceptance } from "./accept.ts";
import { acting } from "./act.ts";
import { inbox } from "./inbox.ts";
import { reading } from "./reading.ts";
import { revisions } from "./revision.ts";
import { searching } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";
import type { StoreContext } from "./store-context.ts";

/**
 * The requests part of a store: accepting, reading, and what the team does with them at the desk.
 */
export function storedRequests(context: StoreContext, index: SearchIndex) {
	const actions = acting(context);
	const read = reading(context);
	return {
		...acceptance(context),
		...read,
		...inbox(context, read),
		...searching(context, index),
		revision: revisions(context).revision,
		act: actions.act,
	};
}
