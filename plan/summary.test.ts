import { expect, it } from "vitest";
import { emptyBudget, emptyClinic } from "./budget/budget.ts";
import type { BudgetOutline } from "./budget/budget-totals.ts";
import { emptyPlan } from "./plan.ts";
import { type Fill, type SummaryWords, summary } from "./summary.ts";

const OUTLINE: BudgetOutline = { treatment: [{ id: "ciclo" }, { id: "medicinas" }], later: [], travel: [] };
const WORDS: SummaryWords = {
	greeting: "Hola.",
	end: "Gracias.",
	clinic: "{clinic}: {amount}, sin precio {count}",
	wholeClinic: "{clinic}: {amount}",
	unnamed: "Clínica",
	offer: "{offer}: {amount}",
	unnamedOffer: "Oferta",
	stay: "Fechas: {dates}",
	milestones: { start: "inyección", retrieval: "extracción", transfer: "transferencia", test: "prueba" },
	questions: "Preguntas: {count}",
};
const fill: Fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

const clinic = (name: string, amount: string, medicines: "unknown" | "included") => ({
	...emptyClinic(),
	name,
	cells: { ciclo: { state: "apart" as const, amount }, medicinas: { state: medicines, amount: "" } },
});

it("nothing was written, so there is nothing to take along", () => {
	expect(summary(emptyPlan(), OUTLINE, WORDS, fill)).toBeUndefined();
});

it("each clinic of which an amount is known has a line, by its name or its letter", () => {
	const clinics = [clinic(" Norte ", "5800", "unknown"), emptyClinic(), clinic("", "4850", "included")];
	const plan = { ...emptyPlan(), budget: { ...emptyBudget(), clinics } };
	expect(summary(plan, OUTLINE, WORDS, fill)?.replaceAll("\u{A0}", " ").split("\n")).toEqual([
		"Hola.",
		"- Norte: US$ 5,800.00, sin precio 1",
		"- Clínica C: US$ 4,850.00",
		"Gracias.",
	]);
});

it("the clinic's dates and the number of questions are told, each in a line", () => {
	const { stay, questions, ...rest } = emptyPlan();
	const dates = { ...stay.dates, start: "2027-03-01", retrieval: "2027-02-30", test: "2027-03-31" };
	const own = [{ id: "mia-1", ask: "¿Quién me atiende el domingo?" }];
	const plan = { ...rest, stay: { ...stay, dates }, questions: { ...questions, ticked: ["una"], own } };
	expect(summary(plan, OUTLINE, WORDS, fill)?.split("\n")).toEqual([
		"Hola.",
		"- Fechas: inyección, 1 de marzo de 2027; prueba, 31 de marzo de 2027",
		"- Preguntas: 2",
		"Gracias.",
	]);
});
