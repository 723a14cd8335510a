import type { Instalment } from "../../../../../plan/loan/loan.ts";

/** What a bar is made of. Heights only, so floating numbers do. */
export interface Bar {
	principal: number;
	interest: number;
	insurance: number;
}

/** More would be too thin to be told apart on a phone. */
const MAX_MONTHS_DRAWN = 60;

/** A bar a month; of a loan too long to draw so, a bar a year, the last one perhaps of fewer months. */
export function barsOf(instalments: readonly Instalment[]): { bars: readonly Bar[]; isByYear: boolean } {
	const isByYear = instalments.length > MAX_MONTHS_DRAWN;
	return { bars: isByYear ? years(instalments).map(together) : instalments.map((one) => together([one])), isByYear };
}

/** Instalments by twelve. */
export function years(instalments: readonly Instalment[]): (readonly Instalment[])[] {
	return Array.from({ length: Math.ceil(instalments.length / 12) }, (_, year) =>
		instalments.slice(12 * year, 12 * year + 12),
	);
}

function together(instalments: readonly Instalment[]): Bar {
	const bar = { principal: 0, interest: 0, insurance: 0 };
	for (const { principal, interest, insurance } of instalments) {
		bar.principal += principal.toNumber();
		bar.interest += interest.toNumber();
		bar.insurance += insurance.toNumber();
	}
	return bar;
}
