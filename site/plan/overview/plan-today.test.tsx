// @vitest-environment happy-dom
/** What `/mi-plan` says of the plan so far. */
import { mainWords } from "virtual:content";
import { expect, it } from "vitest";
import { PLAN_TOOLS } from "../../../content-model/plan/frame.ts";
import { emptyClinic, withClinic } from "../../../plan/budget/budget.ts";
import { withOneMore, withTyped } from "../../../plan/loan/offers.ts";
import { emptyPlan, type Plan } from "../../../plan/plan.ts";
import { askedQuestions } from "../../../plan/questions/questions.ts";
import { button, find, press, show, words } from "../../../testing/driven-page.ts";
import { createToolContext, lengthsOf } from "../plan-tool/create-tool-context.ts";
import { REQUEST_KEY } from "../store/plan-keys.ts";
import { PlanToday, type PlanTodayProps } from "./plan-today.tsx";

const { frame, budget, loan, questions } = mainWords.plan;
const { today } = frame;
const [first = budget.price] = budget.treatment.lines;
const paid = (amount: string) => ({ state: "apart" as const, amount });
const unknown = { state: "unknown" as const, amount: "" };
const empty = emptyPlan();

const given = {
	words: today,
	missingRate: budget.totals.missingRate,
	tool: createToolContext(mainWords),
	rhythm: lengthsOf(mainWords),
	tools: Object.fromEntries(PLAN_TOOLS.map((id) => [id, { label: frame.tools[id].label, href: `/${id}` }])),
	asked: {
		summary: { ...frame.summary, unnamed: budget.setup.clinic, unnamedOffer: loan.offers.numbered },
		questions: askedQuestions(questions.subjects),
	},
} as unknown as Omit<PlanTodayProps, "plan">;

const showPlan = (plan: Partial<Plan>) => show(<PlanToday {...given} plan={{ ...empty, ...plan }} />);
const told = (part: number) => words(`.plan-today__part:nth-child(${part}) dd`);

const offer = { price: "1,200", annualRate: "0", months: "12" };
const offers = withTyped(withOneMore(withTyped(empty.offers, offer)), { annualRate: "0", months: "24" });
const stay = { ...empty.stay, dates: { ...empty.stay.dates, start: "2027-01-04" } };
const priced = (cells: object) => ({
	...empty.budget,
	clinics: [{ ...emptyClinic(), cells: { [budget.price.id]: paid("5,800"), ...cells } }],
});

it("says what is known of a clinic, what is missing, and by how much it could change", async () => {
	const { clinics } = withClinic(empty.budget, "Sol", []);
	const cells = { [budget.price.id]: paid("5,800"), [first.id]: unknown };
	const both = [
		{ ...emptyClinic(), ...clinics[0], cells },
		{ ...emptyClinic(), cells: { [first.id]: paid("450") } },
	];
	await showPlan({ budget: { ...empty.budget, clinics: both } });
	expect(told(1)).toEqual([
		"Sol: US$\u{A0}5,800.00 hasta ahora.",
		"Sol: precios que faltan, 1.",
		"Sol: podría subir US$\u{A0}450.00 si lo que falta cuesta como en otra clínica de tu plan.",
		"Clínica B: US$\u{A0}450.00 hasta ahora.",
	]);
	// What a clinic did not say stands on the sheet.
	expect(told(4)).toEqual(["Preguntas en tu hoja: 1."]);
});

it("tells offers from the lowest to the highest, nights, and that nothing is written yet", async () => {
	await showPlan({ offers, stay });
	expect([told(1), told(2), told(4)]).toEqual([
		[today.nothing],
		["De US$\u{A0}50.00 a US$\u{A0}100.00 al mes, según la oferta."],
		[today.nothing],
	]);
	expect(told(3)).toEqual([expect.stringMatching(/^\d+ noches\.$/), expect.stringMatching(/^Podrían llegar a \d+\.$/)]);
});

it("tells what is begun and cannot be worked out", async () => {
	const clinics = [{ ...emptyClinic("EUR"), cells: { [budget.price.id]: paid("5,800") } }];
	await showPlan({
		budget: { ...empty.budget, clinics, totalCurrency: "DOP" },
		offers: withTyped(empty.offers, { price: "1,200" }),
	});
	expect([told(1), told(2)]).toEqual([[`Clínica A: ${budget.totals.missingRate}`], [today.begun]]);
});

it.each([
	["presupuesto", { offers, stay }],
	["cuotas", { budget: priced({}), stay }],
	["estadia", { budget: priced({ [first.id]: unknown }), offers }],
	["preguntas", { budget: priced({}), offers, stay }],
	["preguntas", { budget: priced({ [first.id]: unknown }), offers, stay }],
] as const)("goes on with %s", async (tool, plan) => {
	await showPlan(plan);
	expect(button(today.next[tool]).getAttribute("href")).toBe(`/${tool}`);
});

it("takes a plan that lacks nothing to the form", async () => {
	const own = { ...empty.questions, own: [{ id: "own-1", ask: "¿Quién me acompaña?" }] };
	await showPlan({ budget: priced({}), offers, stay, questions: own as Plan["questions"] });
	const go = button(today.next.request);
	expect(go.getAttribute("href")).toBe(given.tool.paths.request);
	addEventListener("click", (event) => event.preventDefault(), { once: true });
	await press(go);
	expect(sessionStorage.getItem(REQUEST_KEY)).toContain("US$\u{A0}5,800.00");
	expect(find(".plan-today__part")).toBeTruthy();
});
