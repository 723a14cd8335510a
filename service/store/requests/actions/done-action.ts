import type { ActionDetail } from "./history.ts";
import type { Changed } from "./row-changes.ts";

export interface Done {
	/** Columns as they were; empty if the kind alone says what to undo. */
	before?: Changed;
	detail?: ActionDetail;
	noteId?: string;
}

/** What the mail about a passed request says: who passed it, and to which person or unit. */
export type PassedContent = ({ person: string } | { unit: string }) & {
	/** Address of the team member; null for a command of an earlier version. */
	from: string | null;
	/** The action's id, so that undoing it withdraws the mail. */
	action: string;
};
