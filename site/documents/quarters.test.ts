import { expect, test } from "vitest";
import type { Objective } from "../../content-model/sections/agenda.ts";
import { datedGoals, quarterPlace } from "./quarters.ts";

const objective = (...goals: Objective["goals"]): Objective => ({
	number: 1,
	icon: "law",
	title: "",
	description: "",
	why: "",
	goals,
	actions: [],
});
const goal = (text: string, from: string, to: string) => ({ text, when: "un día", from, to });

test("a quarter stands after those before it", () => {
	expect(["2026-T1", "2026-T4", "2027-T1", "2027-T4"].map(quarterPlace)).toEqual([0, 3, 4, 7]);
});

test("goals stand in the order they are due, whichever objective they belong to", () => {
	const late = objective(goal("C", "2027-T1", "2027-T4"));
	const early = objective(goal("B", "2026-T2", "2026-T4"), goal("A", "2026-T1", "2026-T2"));
	expect(datedGoals([late, early]).map(({ text }) => text)).toEqual(["A", "B", "C"]);
});

test("a goal without a date is not on the line", () => {
	expect(datedGoals([objective({ text: "Siempre" })])).toEqual([]);
});
