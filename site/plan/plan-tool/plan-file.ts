/** A plan as a file of its owner's. */
import { MAX_PLAN_LENGTH, type Plan, type PlanError, planFromJson, writtenParts } from "../../../plan/plan.ts";
import { dateOf, dayAt } from "../../../plan/stay/day.ts";

/** @param name what the file is called before the day */
export function planFile(plan: Plan, name: string, today: Date): File {
	const json = JSON.stringify(writtenParts(plan), undefined, "\t");
	return new File([json], `${name}-${dateOf(dayAt(today))}.json`, { type: "application/json" });
}

/** Reads what somebody chose; nothing that is longer than a plan is read at all. */
export async function openPlanFile(file: File): Promise<Plan | PlanError | "large"> {
	// A character takes up to four bytes.
	if (file.size > 4 * MAX_PLAN_LENGTH) return "large";
	return planFromJson(await file.text());
}
