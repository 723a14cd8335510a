/** Amounts as they are shown: always in one way, which `readAmount` reads back. */
import type { Decimal } from "./decimal.ts";

export const CURRENCIES = ["USD", "DOP", "EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How amounts are marked in the Dominican Republic; euros by their code, as a sign would weigh on every page. */
export const CURRENCY_SIGNS: Record<Currency, string> = { USD: "US$", DOP: "RD$", EUR: "EUR" };

/** Thousands by comma, two decimals after a point, as in the Dominican Republic: `250,000.00`. */
export const showAmount = (amount: Decimal): string => amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ",");

/** With the currency's sign, held together by a space that breaks no line: `RD$ 250,000.00`. */
export const showMoney = (amount: Decimal, currency: Currency): string =>
	`${CURRENCY_SIGNS[currency]}\u{A0}${showAmount(amount)}`;

/** A rate in per cent, of two decimals: `17.81 %`. @param template how a language writes it: `{number} %` */
export const showPercentage = (rate: Decimal, template: string): string => percentageOf(showAmount(rate), template);

/** A number as a percentage; its space, if it has one, breaks no line. */
export const percentageOf = (number: string, template: string): string =>
	template.replace("{number}", number).replace(" ", "\u{A0}");
