/** A plan as a file of its owner's. */
import { type Plan, type PlanError, writtenParts } from "../../../../plan/plan.ts";
import { MAX_PLAN_LENGTH, planFromJson } from "../../../../plan/share-link.ts";
import { dateOf, dayAt } from "../../../../plan/stay/day.ts";

/** Hands the plan over as a download. @param name what its file is called before the day */
export function savePlan(plan: Plan, name: string, today: Date): void {
	const json = JSON.stringify(writtenParts(plan), undefined, "\t");
	download(json, "application/json", `${name}-${dateOf(dayAt(today))}.json`);
}

/** Hands a text over as a file. It is made here, and no server is asked. */
export function download(text: string, type: string, name: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	Object.assign(document.createElement("a"), { href: address, download: name }).click();
	// Not at once: some browsers begin to read only now.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Reads what somebody chose; nothing that is longer than a plan is read at all. */
export async function openPlanFile(file: File): Promise<Plan | PlanError | "large"> {
	// A character takes up to four bytes.
	if (file.size > 4 * MAX_PLAN_LENGTH) return "large";
	return planFromJson(await file.text());
}
