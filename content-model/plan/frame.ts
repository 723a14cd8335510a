import type * as v from "valibot";
import { described } from "../fields/described.ts";
import { emphasisedText } from "../fields/field.ts";
import texts from "./frame.json" with { type: "json" };

/** The tools of the plan, in the order they are used. */
export const PLAN_TOOLS = ["presupuesto", "cuotas", "estadia", "preguntas", "tasas"] as const;
export type PlanTool = (typeof PLAN_TOOLS)[number];

/** `content/es/plan/frame.yaml`: what all tools of `/mi-plan` have around them. */
export const frameWordsSchema = described(texts, { bar: { title: emphasisedText } });

/** What `/mi-plan` says of a plan that is begun. */
export type TodayWords = v.InferOutput<typeof frameWordsSchema>["today"];

/** What the bar below each tool says: what a plan can be kept, shared and taken along with. */
export type BarWords = v.InferOutput<typeof frameWordsSchema>["bar"];
