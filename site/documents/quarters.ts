import type { Goal, Objective } from "../../content-model/sections/agenda.ts";

/** The agenda's eight quarters in order. */
export const QUARTERS = [2026, 2027].flatMap((year) => [1, 2, 3, 4].map((number) => ({ year, number })));

/** A goal with its first and last quarter, written `2026-T2`. */
export interface DatedGoal {
	text: string;
	when: string;
	from: string;
	to: string;
	status?: Goal["status"];
}

/** How many quarters stand before this one. */
export function quarterPlace(quarter: string): number {
	return QUARTERS.findIndex(({ year, number }) => quarter === `${year}-T${number}`);
}

/** The goals that have a date, those due first at the top. */
export function datedGoals(objectives: readonly Objective[]): DatedGoal[] {
	return objectives
		.flatMap(({ goals }) => goals)
		.filter((goal): goal is DatedGoal => Boolean(goal.when && goal.from && goal.to))
		.sort((a, b) => quarterPlace(a.to) - quarterPlace(b.to) || quarterPlace(a.from) - quarterPlace(b.from));
}
