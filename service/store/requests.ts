import { acceptance } from "./accept.ts";
import { acting } from "./act.ts";
import { commandActions } from "./command-actions.ts";
import { inbox } from "./inbox.ts";
import { reading } from "./reading.ts";
import { revisions } from "./revision.ts";
import { searching } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";
import type { StoreContext } from "./store-context.ts";

/**
 * The requests part of a store: accepting, reading, and what staff do with them, by the desk (`act`, `page`, `counts`,
 * `record`, `search`, `revision`) or by commands.
 */
export function storedRequests(context: StoreContext, index: SearchIndex) {
	const actions = acting(context);
	const read = reading(context);
	return {
		...acceptance(context),
		...read,
		...commandActions(context, actions),
		...inbox(context, read),
		...searching(context, index),
		revision: revisions(context).revision,
		act: actions.act,
	};
}
