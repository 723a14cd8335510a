import { expect, it } from "vitest";
import { emptyBudget, emptyClinic } from "./budget/budget.ts";
import type { BudgetOutline } from "./budget/budget-totals.ts";
import { emptyOffers, withOneMore, withTyped } from "./loan/offers.ts";
import { emptyPlan } from "./plan.ts";
import { type Fill, MAX_SUMMARY_LENGTH, type SummaryWords, summary } from "./summary.ts";

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
	moreQuestions: "Y {count} más",
};
const SOURCE = {
	locale: "es-DO",
	percentage: "{number} %",
	outline: OUTLINE,
	questions: [
		{ id: "costo", ask: "¿Cuánto cuestan las medicinas?", unknown: "medicinas" },
		{ id: "una", ask: "¿Quién dirige?" },
		{ id: "otra", ask: "¿Y el laboratorio?" },
	],
	summary: WORDS,
};
const fill: Fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

const clinic = (name: string, amount: string, medicines: "unknown" | "included") => ({
	...emptyClinic(),
	name,
	cells: { ciclo: { state: "apart" as const, amount }, medicinas: { state: medicines, amount: "" } },
});

it("nothing was written, so there is nothing to take along", () => {
	expect(summary(emptyPlan(), SOURCE, fill)).toBeUndefined();
});

it("each clinic of which an amount is known has a line, by its name or its letter", () => {
	const clinics = [clinic(" Norte ", "5800", "unknown"), emptyClinic(), clinic("", "4850", "included")];
	const plan = { ...emptyPlan(), budget: { ...emptyBudget(), clinics } };
	expect(summary(plan, SOURCE, fill)?.replaceAll("\u{A0}", " ").split("\n")).toEqual([
		"Hola.",
		"- Norte: US$ 5,800.00, sin precio 1",
		"- Clínica C: US$ 4,850.00",
		"- Preguntas: 1",
		"  1. ¿Cuánto cuestan las medicinas?",
		"Gracias.",
	]);
});

it("each offer that is whole has a line", () => {
	const first = withTyped(emptyOffers(), { price: "9,530", downPayment: "2,000", annualRate: "16.5", months: "24" });
	const offers = withTyped(withOneMore(first), { lender: "Banco B", annualRate: "mucho" });
	const words = {
		...WORDS,
		offer: "{offer}: {months} de {payment}, {total}, {annualCost}",
		unnamedOffer: "Oferta {number}",
	};
	const text = summary({ ...emptyPlan(), offers }, { ...SOURCE, summary: words }, fill) ?? "";
	const line = "- Oferta 1: 24 de US$ 370.49, US$ 8,891.88, 17.81 %";
	expect(text.replaceAll("\u{A0}", " ").split("\n")).toEqual(["Hola.", line, "Gracias."]);
});

it("the clinic's dates and the number of questions are told, each in a line", () => {
	const { stay, questions, ...rest } = emptyPlan();
	const dates = { ...stay.dates, start: "2027-03-01", retrieval: "2027-02-30", test: "2027-03-31" };
	const own = [{ id: "mia-1", ask: "¿Quién me atiende el domingo?" }];
	const plan = { ...rest, stay: { ...stay, dates }, questions: { ...questions, ticked: ["una"], own } };
	expect(summary(plan, SOURCE, fill)?.split("\n")).toEqual([
		"Hola.",
		"- Fechas: inyección, 1 de marzo de 2027; prueba, 31 de marzo de 2027",
		"- Preguntas: 2",
		"  1. ¿Quién dirige?",
		"  2. ¿Quién me atiende el domingo?",
		"Gracias.",
	]);
});

it("no question on the sheet leaves no line about questions", () => {
	const { stay, ...rest } = emptyPlan();
	const plan = { ...rest, stay: { ...stay, dates: { ...stay.dates, start: "2027-03-01" } } };
	expect(summary(plan, SOURCE, fill)?.split("\n")).toEqual([
		"Hola.",
		"- Fechas: inyección, 1 de marzo de 2027",
		"Gracias.",
	]);
});

it("the questions are those of the sheet: what the budget brings, what was ticked and is still asked, her own", () => {
	const { questions, ...rest } = emptyPlan();
	const clinics = [{ ...emptyClinic(), cells: { medicinas: { state: "unknown" as const, amount: "" } } }];
	const ticked = ["otra", "costo", "de-otro-dia"];
	const plan = { ...rest, budget: { ...emptyBudget(), clinics }, questions: { ...questions, ticked } };
	expect(summary(plan, SOURCE, fill)?.split("\n").slice(1, -1)).toEqual([
		"- Preguntas: 2",
		"  1. ¿Cuánto cuestan las medicinas?",
		"  2. ¿Y el laboratorio?",
	]);
});

it("a sheet that is too long for a message is cut after a whole question, and says how many are left", () => {
	const many = Array.from({ length: 60 }, (_, index) => ({ id: `p-${index}`, ask: `¿${"a".repeat(90)}?` }));
	const { questions, ...rest } = emptyPlan();
	const plan = { ...rest, questions: { ...questions, ticked: many.map(({ id }) => id) } };
	const text = summary(plan, { ...SOURCE, questions: many }, fill) ?? "";
	const asked = text.split("\n").filter((line) => /^ {2}\d+\. ¿a{90}\?$/.test(line)).length;
	expect(text).toContain(`- Preguntas: 60\n`);
	expect(text).toContain(`\n  Y ${60 - asked} más\nGracias.`);
	expect(text.length).toBeLessThanOrEqual(MAX_SUMMARY_LENGTH);
	expect(text.length).toBeGreaterThan(MAX_SUMMARY_LENGTH - 100);
});
