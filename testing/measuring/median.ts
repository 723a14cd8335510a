/** The middle of some figures, the higher of two; NaN of none. */
export const median = (values: readonly number[]): number =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
