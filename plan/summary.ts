/** A plan in a few lines, for the person who is asked to help with it. */
import { type BudgetOutline, budgetTotals } from "./budget/budget-totals.ts";
import { work } from "./loan/offer-terms.ts";
import { offerName } from "./loan/offers.ts";
import { showMoney, showPercentage } from "./numbers/money.ts";
import { isEmptyPlan, type Plan } from "./plan.ts";
import { type AskedQuestion, questionsFromBudget, sheetQuestions } from "./questions/questions.ts";
import { atMidnight, dayOf } from "./stay/day.ts";
import { MILESTONES, type Milestone } from "./stay/stay.ts";

type Line = "clinic" | "wholeClinic" | "offer" | "stay" | "questions" | "moreQuestions";

/** Lines with placeholders, as the content has them, and what a clinic and an offer without a name are called. */
export type SummaryWords = Record<"greeting" | "end" | "unnamed" | "unnamedOffer" | Line, string> & {
	milestones: Record<Milestone, string>;
};

export type Fill = (template: string, values: Record<string, string>) => string;

/** What a summary is made of, beside the plan. */
export interface SummarySource {
	outline: BudgetOutline;
	/** All that can be asked, in the list's order. */
	questions: readonly AskedQuestion[];
	summary: SummaryWords;
	/** BCP 47. */
	locale: string;
	/** How a percentage is written: `{number} %`. */
	percentage: string;
}

/** In characters: a message holds 4,000 (`contract/questions/limits.ts`), and the visitor adds to it. */
export const MAX_SUMMARY_LENGTH = 3000;

type Source = SummarySource & { fill: Fill };

/** @returns undefined if nothing was written; never longer than `MAX_SUMMARY_LENGTH` by its questions */
export function summary(plan: Plan, given: SummarySource, fill: Fill): string | undefined {
	if (isEmptyPlan(plan)) return undefined;
	const source = { ...given, fill };
	const { greeting, end } = source.summary;
	const lines = [...budgetLines(plan, source), ...offerLines(plan, source), ...stayLines(plan, source)];
	const room = MAX_SUMMARY_LENGTH - [greeting, ...lines, end].join("\n").length;
	return [greeting, ...lines, ...questionLines(plan, source, room), end].join("\n");
}

function budgetLines({ budget }: Plan, { outline, summary: words, fill }: Source): string[] {
	const { currency, clinics } = budgetTotals(budget, outline, words.unnamed);
	return clinics.flatMap(({ name, known, unknown, isBegun }) => {
		if (!known || !isBegun) return [];
		const values = { clinic: name, amount: showMoney(known, currency), count: String(unknown.length) };
		return [`- ${fill(unknown.length > 0 ? words.clinic : words.wholeClinic, values)}`];
	});
}

/** What each offer that is whole comes to, a line each. */
function offerLines({ offers: { list, currency } }: Plan, { summary: words, percentage, fill }: Source): string[] {
	return list.flatMap((offer, index) => {
		const { loan } = work(offer, currency);
		if (!loan) return [];
		const { instalments, payment, total, annualCost } = loan;
		const values = {
			offer: offerName(offer, index, words.unnamedOffer),
			months: String(instalments.length),
			payment: showMoney(payment, currency),
			total: showMoney(total, currency),
			annualCost: annualCost ? showPercentage(annualCost, percentage) : "—",
		};
		return [`- ${fill(words.offer, values)}`];
	});
}

/** The dates the clinic gave, in one line; none if it gave none. */
function stayLines({ stay: { dates } }: Plan, { summary: words, locale, fill }: Source): string[] {
	const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
	const given = MILESTONES.flatMap((milestone) => {
		const day = dayOf(dates[milestone]);
		return day === undefined ? [] : [`${words.milestones[milestone]}, ${format.format(atMidnight(day))}`];
	});
	return given.length > 0 ? [`- ${fill(words.stay, { dates: given.join("; ") })}`] : [];
}

/** The visitor's sheet, as `/mi-plan/preguntas` shows it. @param room in characters; questions that do not fit are counted */
function questionLines({ questions, budget }: Plan, { questions: all, summary: words, fill }: Source, room: number) {
	const sheet = sheetQuestions(questions, all, questionsFromBudget(budget, all));
	if (sheet.length === 0) return [];
	const head = `- ${fill(words.questions, { count: String(sheet.length) })}`;
	const rest = (count: number) => `  ${fill(words.moreQuestions, { count: String(count) })}`;
	let left = room - head.length - rest(sheet.length).length - 2;
	const lines: string[] = [];
	for (const [index, { ask }] of sheet.entries()) {
		const line = `  ${index + 1}. ${ask}`;
		left -= line.length + 1;
		if (left < 0) return [head, ...lines, rest(sheet.length - index)];
		lines.push(line);
	}
	return [head, ...lines];
}
