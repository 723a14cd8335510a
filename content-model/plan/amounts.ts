import type * as v from "valibot";
import { CURRENCIES } from "../../plan/numbers/show-amount.ts";
import { described, each } from "../fields/described.ts";
import texts from "./amounts.json" with { type: "json" };

/** `content/es/plan/amounts.yaml`: what fields for amounts, percentages and whole numbers say of what is typed. */
export const amountWordsSchema = described(texts, {
	currencies: each(CURRENCIES, "Una moneda", "Una palabra, para que quepa en un teléfono."),
});

export type AmountWords = v.InferOutput<typeof amountWordsSchema>;
