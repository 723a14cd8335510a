/** Decimal numbers for money: no binary fraction ever stands for a cent. */
import Big from "big.js";

export type Decimal = Big;

/** Divides to 40 decimals, so that an instalment of any amount taken is exact before it is rounded to the cent. */
export const Decimal = Big();
Decimal.DP = 40;

/** Divides to the cent, rounded half up. */
export const Cents = Big();
Cents.DP = 2;
Cents.RM = Big.roundHalfUp;

/** Rounded half up, as invoices and statements of account are. */
export const toCents = (amount: Decimal): Decimal => amount.round(2, Big.roundHalfUp);

export const sum = (amounts: readonly Decimal[]): Decimal =>
	amounts.reduce((all, one) => all.plus(one), new Decimal(0));

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
