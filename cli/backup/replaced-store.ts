import type { ErasuresTable } from "../../service/database/tables.ts";
import { REPLACED } from "../leftovers.ts";

export interface Restored {
	/** Folder that the replaced store was moved to; undefined where there was none. */
	aside: string | undefined;
	/** Erasure records of the replaced store. */
	erasures: readonly ErasuresTable[];
}

/** Name of the folder for a replaced store: `replaced-2026-11-21T14-03-00-000Z`. */
export function asideName(now: Date): string {
	return `${REPLACED}${now.toISOString().replace(/[:.]/g, "-")}`;
}
