import type * as v from "valibot";
import { amountWordsSchema } from "./amounts.ts";
import { budgetWordsSchema } from "./budget.ts";
import { frameWordsSchema } from "./frame.ts";
import { loanWordsSchema } from "./loan.ts";
import { questionsSchema } from "./questions.ts";
import { ratesSchema } from "./rates.ts";
import { stayWordsSchema } from "./stay.ts";

/** The files of `content/es/plan/`: what the tools of `/mi-plan` say, one file each. */
export const PLAN_SCHEMAS = {
	frame: frameWordsSchema,
	amounts: amountWordsSchema,
	budget: budgetWordsSchema,
	loan: loanWordsSchema,
	stay: stayWordsSchema,
	questions: questionsSchema,
	rates: ratesSchema,
} as const;

export type PlanFile = keyof typeof PLAN_SCHEMAS;

export type PlanWords = { [File in PlanFile]: v.InferOutput<(typeof PLAN_SCHEMAS)[File]> };
