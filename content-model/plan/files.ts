import type * as v from "valibot";
import { CURRENCIES } from "../../plan/numbers/money.ts";
import { described, each } from "../fields/described.ts";
import { named } from "../fields/parts.ts";
import amounts from "./amounts.json" with { type: "json" };
import { budgetWordsSchema } from "./budget.ts";
import { frameWordsSchema } from "./frame.ts";
import loan from "./loan.json" with { type: "json" };
import { questionsSchema } from "./questions.ts";
import { ratesSchema } from "./rates.ts";
import { stayWordsSchema } from "./stay.ts";

/** The files of `content/es/plan/`: what the tools of `/mi-plan` say, one file each. */
export const PLAN_SCHEMAS = {
	frame: frameWordsSchema,
	/** What fields for amounts, percentages and whole numbers say of what is typed. */
	amounts: described(amounts, {
		currencies: each(CURRENCIES, "Una moneda", "Una palabra, para que quepa en un teléfono."),
	}),
	budget: budgetWordsSchema,
	loan: described(loan, { notice: { sources: named } }),
	stay: stayWordsSchema,
	questions: questionsSchema,
	rates: ratesSchema,
} as const;

export type PlanFile = keyof typeof PLAN_SCHEMAS;

export type PlanWords = { [File in PlanFile]: v.InferOutput<(typeof PLAN_SCHEMAS)[File]> };
export type AmountWords = PlanWords["amounts"];
export type LoanWords = PlanWords["loan"];

/** What the tool itself is given; the worksheet stands in the page, and the sources come with their titles. */
export type LoanToolWords = Omit<LoanWords, "worksheet" | "notice"> & { notice: Omit<LoanWords["notice"], "sources"> };
