import type { Instalment } from "../../../../plan/loan/loan.ts";

/** What a bar is made of, from below. */
export const BAR_PARTS = ["principal", "interest", "insurance"] as const;
/** Heights only, so floating numbers do. */
type Bar = Record<(typeof BAR_PARTS)[number], number>;

/** More would be too thin to be told apart on a phone. */
const MAX_MONTHS_DRAWN = 60;

/** A bar a month; of a loan too long to draw so, a bar a year, the last one perhaps of fewer months. */
export function barsOf(instalments: readonly Instalment[]): { bars: readonly Bar[]; isByYear: boolean } {
	const isByYear = instalments.length > MAX_MONTHS_DRAWN;
	return { bars: isByYear ? years(instalments).map(together) : instalments.map((one) => together([one])), isByYear };
}

/** Instalments by twelve. */
export const years = (instalments: readonly Instalment[]): (readonly Instalment[])[] =>
	Array.from({ length: Math.ceil(instalments.length / 12) }, (_, year) => instalments.slice(12 * year, 12 * year + 12));

function together(instalments: readonly Instalment[]): Bar {
	const height = (part: keyof Bar) => instalments.reduce((all, one) => all + one[part].toNumber(), 0);
	return { principal: height("principal"), interest: height("interest"), insurance: height("insurance") };
}
