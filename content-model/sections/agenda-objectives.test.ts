import * as v from "valibot";
import { expect, test } from "vitest";
import { goal as goalSchema } from "./agenda.ts";

test("a goal stands in one of three ways, or nothing is said of it", () => {
	for (const status of ["en curso", "cumplida", "pospuesta", undefined])
		expect(v.safeParse(goalSchema, { text: "50 empresas", status }).success).toBe(true);
	const { issues } = v.safeParse(goalSchema, { text: "50 empresas", status: "casi" });
	expect(issues?.[0]?.message).toContain("en curso, cumplida, pospuesta");
});

test("the figure drawn large is one that the goal's text says", () => {
	expect(v.safeParse(goalSchema, { text: "50 empresas", figure: "50" }).success).toBe(true);
	expect(v.safeParse(goalSchema, { text: "50 empresas", figure: "500" }).success).toBe(false);
});
