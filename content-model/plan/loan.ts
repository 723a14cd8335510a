import type * as v from "valibot";
import { described } from "../fields/described.ts";
import { named } from "../fields/parts.ts";
import texts from "./loan.json" with { type: "json" };

/** `content/es/plan/loan.yaml`: what `/mi-plan/cuotas` says. */
export const loanWordsSchema = described(texts, {
	notice: { sources: named },
});

/** What the tool itself is given; the worksheet stands in the page, and the sources come with their titles. */
export type LoanToolWords = Omit<LoanWords, "worksheet" | "notice"> & { notice: Omit<LoanWords["notice"], "sources"> };
export type LoanWords = v.InferOutput<typeof loanWordsSchema>;
