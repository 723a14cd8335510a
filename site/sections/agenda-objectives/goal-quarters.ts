import type { Goal } from "../../../content-model/sections/agenda.ts";
import { quarterPlace } from "../../documents/quarters.ts";

/** The agenda's quarters that a goal takes, counted from 1 to 8, or nothing for a goal without a date. */
export function quartersOf({ from, to }: Pick<Goal, "from" | "to">): { first: number; last: number } | undefined {
	return from && to ? { first: quarterPlace(from) + 1, last: quarterPlace(to) + 1 } : undefined;
}
