import { type ReactNode, useSyncExternalStore } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import type { PlanTool, TodayWords } from "../../../content-model/plan/frame.ts";
import { budgetTotals } from "../../../plan/budget/budget-totals.ts";
import { loan } from "../../../plan/loan/loan.ts";
import { readOffer } from "../../../plan/loan/offer-terms.ts";
import { Decimal, sum } from "../../../plan/numbers/decimal.ts";
import { showMoney } from "../../../plan/numbers/show-amount.ts";
import { emptyPlan, isEmptyPlan, type Plan } from "../../../plan/plan.ts";
import type { Rhythm } from "../../../plan/stay/stay-dates.ts";
import { schedule } from "../../../plan/stay/stay-schedule.ts";
import { clinicNames } from "../../../plan/summary.ts";
import type { GivenContext } from "../plan-tool/tool-context.ts";
import { planStore } from "../store/use-plan.ts";

interface PlanTodayProps {
	words: TodayWords;
	tool: GivenContext;
	stages: Rhythm;
	tools: Record<PlanTool, { label: string; href: string }>;
}

/** What a part of the plan holds, and what of it may still change; empty where nothing was written. */
type Part = readonly string[];

const EMPTY = emptyPlan();

/** What the visitor's plan comes to so far, what is missing, and where it goes on; nothing of an empty one. */
export function PlanToday({ words, tool, stages, tools }: PlanTodayProps): ReactNode {
	const plan = useSyncExternalStore(planStore.subscribe, planStore.current, () => EMPTY);
	if (isEmptyPlan(plan)) return null;
	const [budget, missing] = budgetPart(plan, words, tool);
	const parts: Record<Exclude<PlanTool, "tasas">, Part> = {
		presupuesto: budget,
		cuotas: loanPart(plan, words),
		estadia: stayPart(plan, words, stages),
		preguntas: questionsPart(plan, words),
	};
	const names = Object.keys(parts) as (keyof typeof parts)[];
	const unwritten = names.find((name) => parts[name].length === 0);
	const next = missing > 0 && budget.length > 0 ? "preguntas" : (unwritten ?? "preguntas");
	return (
		<section className="plan-today" aria-labelledby="plan-today">
			<h2 className="plan-today__title" id="plan-today">
				{words.title}
			</h2>
			<dl className="plan-today__parts">
				{names.map((name) => (
					<div className="plan-today__part" key={name}>
						<dt>{tools[name].label}</dt>
						{(parts[name].length > 0 ? parts[name] : [words.nothing]).map((line) => (
							<dd key={line}>{line}</dd>
						))}
					</div>
				))}
			</dl>
			<a className="button button--primary" href={tools[next].href}>
				{words.next[next]}
			</a>
		</section>
	);
}

/** @returns its lines, and how many prices are missing */
function budgetPart({ budget }: Plan, words: TodayWords, { outline, unnamed }: GivenContext): [Part, number] {
	const { currency, clinics } = budgetTotals(budget, outline);
	const names = clinicNames(budget.clinics, unnamed);
	const lines = clinics.flatMap(({ known, isBegun, unknown }, place) => {
		if (!known || !isBegun) return [];
		const clinic = names[place] ?? "";
		const dearest = unknown.flatMap((id) => {
			const paid = clinics.flatMap(({ apart }) => apart.find((one) => one.id === id)?.amount ?? []);
			return paid.length > 0 ? [paid.reduce((most, one) => (one.gt(most) ? one : most))] : [];
		});
		return [
			fill(words.clinic, { clinic, amount: showMoney(known, currency) }),
			...(unknown.length > 0 ? [fill(words.missing, { clinic, count: String(unknown.length) })] : []),
			...(dearest.length > 0 ? [fill(words.more, { clinic, amount: showMoney(sum(dearest), currency) })] : []),
		];
	});
	return [lines, sum(clinics.map(({ unknown }) => new Decimal(unknown.length))).toNumber()];
}

function loanPart({ offers }: Plan, words: TodayWords): Part {
	const payments = offers.list.flatMap((offer) => {
		const reading = readOffer(offer, offers.currency);
		return reading.kind === "complete" ? [loan(reading.terms).payment] : [];
	});
	payments.sort((one, other) => one.cmp(other));
	const [least, most] = [payments[0], payments.at(-1)];
	if (!least || !most) return [];
	const [low, high] = [showMoney(least, offers.currency), showMoney(most, offers.currency)];
	return [low === high ? fill(words.monthly, { amount: low }) : fill(words.between, { low, high })];
}

function stayPart({ stay }: Plan, words: TodayWords, stages: Rhythm): Part {
	const { isExample, nights, longest } = schedule(stay, stages);
	if (isExample) return [];
	return [
		fill(words.nights, { count: String(nights) }),
		...(longest > nights ? [fill(words.longest, { count: String(longest) })] : []),
	];
}

function questionsPart({ questions: { ticked, own } }: Plan, words: TodayWords): Part {
	const count = ticked.length + own.length;
	return count > 0 ? [fill(words.questions, { count: String(count) })] : [];
}
