import { acceptance } from "./accept.ts";
import { marking } from "./marking.ts";
import { reading } from "./reading.ts";
import type { StoreContext } from "./store-context.ts";
import { releaseUndoing } from "./undo-release.ts";

/** The requests part of a store: accepting, reading, and what staff do with them. */
export function storedRequests(context: StoreContext) {
	return { ...acceptance(context), ...reading(context), ...marking(context), ...releaseUndoing(context) };
}
