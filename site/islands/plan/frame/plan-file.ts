/** A plan as a file of its owner's. */
import { type Plan, type PlanError, writtenParts } from "../../../../plan/plan.ts";
import { MAX_PLAN_LENGTH, planFromJson } from "../../../../plan/share-link.ts";

/** Hands the plan over as a download. @param today its day, for the file's name */
export function savePlan(plan: Plan, today: Date): void {
	const json = JSON.stringify(writtenParts(plan), undefined, "\t");
	const address = URL.createObjectURL(new Blob([json], { type: "application/json" }));
	const link = document.createElement("a");
	link.href = address;
	link.download = `mi-plan-${today.getFullYear()}-${twoDigits(today.getMonth() + 1)}-${twoDigits(today.getDate())}.json`;
	link.click();
	// Not at once: some browsers begin to read only now.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Reads what somebody chose; nothing that is longer than a plan is read at all. */
export async function openPlanFile(file: File): Promise<Plan | PlanError | "large"> {
	// A character takes up to four bytes.
	if (file.size > 4 * MAX_PLAN_LENGTH) return "large";
	return planFromJson(await file.text());
}

const twoDigits = (part: number) => String(part).padStart(2, "0");
