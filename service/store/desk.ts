import { marking } from "./marking.ts";
import { reading } from "./reading.ts";
import type { StoreContext } from "./store-context.ts";
import { releaseUndoing } from "./undo-release.ts";

/** What staff see of the requests and do with them: for their commands. */
export function desk(context: StoreContext) {
	return { ...reading(context), ...marking(context), ...releaseUndoing(context) };
}
