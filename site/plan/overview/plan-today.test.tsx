// @vitest-environment happy-dom
/** What `/mi-plan` says of the plan so far. */
import { mainWords } from "virtual:content";
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { PLAN_TOOLS, type PlanTool } from "../../../content-model/plan/frame.ts";
import { withClinic } from "../../../plan/budget/budget.ts";
import { withOneMore, withTyped } from "../../../plan/loan/offers.ts";
import { find, show, words } from "../../../testing/driven-page.ts";
import { createToolContext } from "../plan-tool/create-tool-context.ts";
import { planStore } from "../store/use-plan.ts";
import { PlanToday } from "./plan-today.tsx";

const { frame, budget, stay } = mainWords.plan;
const { today } = frame;
const [first] = budget.treatment.lines;
const change: typeof planStore.change = (part, next) =>
	act(async () => planStore.change(part, next)) as unknown as void;
const paid = (amount: string) => ({ state: "apart" as const, amount });

beforeEach(async () => {
	planStore.clear();
	const tools = Object.fromEntries(PLAN_TOOLS.map((id) => [id, { label: frame.tools[id].label, href: `/${id}` }]));
	await show(
		<PlanToday
			words={today}
			tool={createToolContext(mainWords)}
			stages={stay.rhythm.stages}
			tools={tools as Record<PlanTool, { label: string; href: string }>}
		/>,
	);
});

it("says nothing of an empty plan", () => {
	expect(find(".plan-today")).toBeNull();
});

it("says what is known of a clinic, what is missing, and by how much it could change", async () => {
	await change("budget", (now) => {
		const [one, other] = withClinic(now, "Sol", []).clinics;
		if (!one || !other || !first) return now;
		const cells = { [budget.price.id]: paid("5,800"), [first.id]: { state: "unknown" as const, amount: "" } };
		return {
			...now,
			clinics: [
				{ ...one, cells },
				{ ...other, cells: { [first.id]: paid("450") } },
			],
		};
	});
	expect(words(".plan-today__part:first-child dd")).toEqual([
		"Sol: US$\u{A0}5,800.00 hasta ahora.",
		"Sol: precios que faltan, 1.",
		"Sol: podría subir US$\u{A0}450.00 si lo que falta cuesta como en otra clínica de tu plan.",
		"Clínica B: US$\u{A0}450.00 hasta ahora.",
	]);
	expect([find(".plan-today a").textContent, find(".plan-today a").getAttribute("href")]).toEqual([
		today.next.preguntas,
		"/preguntas",
	]);
});

it("goes on with the first part of which nothing is written, and tells offers from the lowest to the highest", async () => {
	const offer = { price: "1,200", annualRate: "0", months: "12" };
	await change("offers", (now) => withTyped(withOneMore(withTyped(now, offer)), { annualRate: "0", months: "24" }));
	expect(words(".plan-today__part dd")).toEqual([
		today.nothing,
		"De US$\u{A0}50.00 a US$\u{A0}100.00 al mes, según la oferta.",
		today.nothing,
		today.nothing,
	]);
	expect(find(".plan-today a").textContent).toBe(today.next.presupuesto);
	await change("stay", (now) => ({ ...now, dates: { ...now.dates, start: "2027-01-04" } }));
	expect(words(".plan-today__part:nth-child(3) dd")[0]).toMatch(/^\d+ noches\.$/);
});
