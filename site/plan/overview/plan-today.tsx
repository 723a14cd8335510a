import { fill } from "../../../content-model/fields/fill.ts";
import type { PlanTool, TodayWords } from "../../../content-model/plan/frame.ts";
import { budgetTotals, type ClinicTotals } from "../../../plan/budget/budget-totals.ts";
import { work } from "../../../plan/loan/offer-terms.ts";
import { showMoney, sum } from "../../../plan/numbers/money.ts";
import { type Plan, type PlanPart, writtenParts } from "../../../plan/plan.ts";
import { questionsFromBudget, sheetQuestions } from "../../../plan/questions/questions.ts";
import type { Rhythm } from "../../../plan/stay/stay-dates.ts";
import { schedule } from "../../../plan/stay/stay-schedule.ts";
import { type SummarySource, summary } from "../../../plan/summary.ts";
import type { GivenContext } from "../plan-tool/tool-context.ts";
import { leaveForForm } from "../store/use-plan.ts";

export interface PlanTodayProps {
	plan: Plan;
	words: TodayWords;
	/** Said of a clinic whose prices cannot be added up. */
	missingRate: string;
	tool: GivenContext;
	rhythm: Rhythm;
	tools: Record<PlanTool, { label: string; href: string }>;
	/** What a summary is made of, and what can be asked. */
	asked: Pick<SummarySource, "summary" | "questions">;
}

/** What a part of the plan holds, and what of it may still change; empty where there is nothing to tell. */
type Lines = readonly string[];
type PartProps = Pick<PlanTodayProps, "plan" | "words" | "missingRate" | "tool" | "rhythm" | "asked">;

/** The parts in the order in which a plan grows, each with the tool that writes it. */
const PARTS = [
	["presupuesto", "budget", budgetLines],
	["cuotas", "offers", loanLines],
	["estadia", "stay", stayLines],
	["preguntas", "questions", questionLines],
] as const satisfies readonly (readonly [PlanTool, PlanPart, (props: PartProps) => Lines])[];

/** What the visitor's plan comes to so far, what is missing, by how much it could change, and where it goes on. */
export function PlanToday(props: PlanTodayProps) {
	const { plan, words, tool, tools, asked } = props;
	const written = writtenParts(plan);
	const parts = PARTS.map(([name, part, linesOf]) => {
		const lines = linesOf(props);
		return { name, lines, isOpen: lines.length === 0, untold: part in written ? words.begun : words.nothing };
	});
	const isUnknown = ({ unknown, isBegun }: ClinicTotals) => isBegun && unknown.length > 0;
	const isMissing = budgetTotals(plan.budget, tool.outline, tool.unnamed).clinics.some(isUnknown);
	const next = parts.find(({ isOpen }) => isOpen)?.name ?? (isMissing && "preguntas");
	return (
		<>
			<dl className="full">
				{parts.map(({ name, lines, isOpen, untold }) => (
					<div className="plan-today__part tabular ruled" key={name}>
						<dt>
							<a href={tools[name].href}>{tools[name].label}</a>
						</dt>
						{(isOpen ? [untold] : lines).map((line) => (
							<dd key={line}>{line}</dd>
						))}
					</div>
				))}
			</dl>
			<a
				className="button button--primary"
				href={next ? tools[next].href : tool.paths.request}
				onClick={() => {
					if (!next) leaveForForm(summary(plan, { ...tool, ...asked }, fill) ?? "");
				}}
			>
				{words.next[next || "request"]}
			</a>
		</>
	);
}

function budgetLines({ plan: { budget }, words, missingRate, tool: { outline, unnamed } }: PartProps): Lines {
	const { currency, clinics } = budgetTotals(budget, outline, unnamed);
	return clinics.flatMap(({ name: clinic, known, isBegun, unknown }) => {
		if (!isBegun) return [];
		if (!known) return `${clinic}: ${missingRate}`;
		const dearest = unknown.flatMap((id) => {
			const paid = clinics.flatMap(({ apart }) => apart.find((one) => one.id === id)?.amount ?? []);
			return paid.sort((one, other) => other.cmp(one)).slice(0, 1);
		});
		return [
			fill(words.clinic, { clinic, amount: showMoney(known, currency) }),
			...(unknown.length > 0 ? [fill(words.missing, { clinic, count: String(unknown.length) })] : []),
			...(dearest.length > 0 ? [fill(words.more, { clinic, amount: showMoney(sum(dearest), currency) })] : []),
		];
	});
}

function loanLines({ plan: { offers }, words }: PartProps): Lines {
	const payments = offers.list.flatMap((offer) => work(offer, offers.currency).loan?.payment ?? []);
	payments.sort((one, other) => one.cmp(other));
	const [low, high] = [payments[0], payments.at(-1)].map((one) => one && showMoney(one, offers.currency));
	if (!low || !high) return [];
	return [low === high ? fill(words.monthly, { amount: low }) : fill(words.between, { low, high })];
}

function stayLines({ plan: { stay }, words, rhythm }: PartProps): Lines {
	const { isExample, nights, longest } = schedule(stay, rhythm);
	if (isExample) return [];
	return [
		fill(words.nights, { count: String(nights) }),
		...(longest > nights ? [fill(words.longest, { count: String(longest) })] : []),
	];
}

function questionLines({ plan: { questions, budget }, words, asked }: PartProps): Lines {
	const { length } = sheetQuestions(questions, asked.questions, questionsFromBudget(budget, asked.questions));
	return length > 0 ? [fill(words.questions, { count: String(length) })] : [];
}
