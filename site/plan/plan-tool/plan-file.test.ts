import { describe, expect, it } from "vitest";
import { emptyPlan, MAX_PLAN_LENGTH } from "../../../plan/plan.ts";
import { openPlanFile } from "./plan-file.ts";

describe("a file that somebody chose", () => {
	const plan = JSON.stringify(emptyPlan());

	it("is a plan again", async () => {
		expect(await openPlanFile(new File([plan], "mi-plan.json"))).toEqual(emptyPlan());
	});

	it("is not even read if it is larger than any plan", async () => {
		const file = (size: number) => new File([plan.padEnd(size)], "video.json");
		expect(await openPlanFile(file(4 * MAX_PLAN_LENGTH + 1))).toBe("large");
		expect(await openPlanFile(file(4 * MAX_PLAN_LENGTH))).toBe("foreign");
	});
});
