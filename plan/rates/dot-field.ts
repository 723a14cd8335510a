/** Dots in a picture of fixed size, one for each case: few are large, many are small, all fit. */

/** The picture's width and height, in its own units. */
export const FIELD = { width: 400, height: 250 } as const;

/** So that few dots do not become balloons. */
const MIN_COLUMNS = 8;

type DotField = ReturnType<typeof dotField>;

/** The widest spacing at which that many dots fit, row by row. */
export function dotField(count: number) {
	let columns = MIN_COLUMNS;
	while (heightOf(count, columns) > FIELD.height) columns++;
	// Few rows stand in the middle.
	return { columns, pitch: FIELD.width / columns, top: (FIELD.height - heightOf(count, columns)) / 2 };
}

const heightOf = (count: number, columns: number): number => Math.ceil(count / columns) * (FIELD.width / columns);

/** The dots of a row of places as one SVG path of points, to be drawn with round caps. */
export function dotsPath({ columns, pitch, top }: DotField, from: number, to: number): string {
	const points: string[] = [];
	for (let index = from; index < to; index++) {
		const x = ((index % columns) + 0.5) * pitch;
		const y = top + (Math.floor(index / columns) + 0.5) * pitch;
		points.push(`M${short(x)} ${short(y)}h0`);
	}
	return points.join("");
}

/** Of one decimal: what is finer cannot be seen. */
const short = (number: number): string => String(Math.round(number * 10) / 10);
