import type { ErasuresTable } from "../../service/database/tables.ts";
import { REPLACED } from "../leftovers.ts";

export interface Restored {
	/** Where the store is kept that was replaced. */
	aside: string | undefined;
	/** Erasures that the replaced store knew of. */
	erasures: readonly ErasuresTable[];
}

/** `replaced-2026-11-21T14-03-00-000Z` */
export function asideName(now: Date): string {
	return `${REPLACED}${now.toISOString().replace(/[:.]/g, "-")}`;
}
