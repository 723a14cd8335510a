import type { Point } from "./projection.ts";

/** A closed line; its last point joins its first. */
export type Outline = readonly Point[];

/**
 * Leaves out the points that hardly matter (Douglas and Peucker, 1973).
 * @param stray how far the line may move
 */
export function simplified(line: Outline, stray: number): Outline {
	const [first, last] = [line[0], line.at(-1)];
	if (!first || !last || line.length < 3) return line;
	let widest = 0;
	let split = 0;
	for (const [index, point] of line.entries()) {
		const off = distance(point, first, last);
		if (off > widest) [widest, split] = [off, index];
	}
	if (widest <= stray) return [first, last];
	return [...simplified(line.slice(0, split + 1), stray).slice(0, -1), ...simplified(line.slice(split), stray)];
}

/** From a point to the straight line between two others, or to the first where they are one. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
	const length = Math.hypot(toX - fromX, toY - fromY);
	if (length < 1e-9) return Math.hypot(x - fromX, y - fromY);
	return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

/**
 * SVG path data, each point written as its way from the one before, which packs best.
 * @param step the grid the points are put on, in units
 */
export function pathData(outlines: readonly Outline[], step: number): string {
	return outlines.map((outline) => `${openPath(outline, step)}z`).join("");
}

/** The same for lines that do not close. */
export function openPathData(lines: readonly Outline[], step: number): string {
	return lines.map((line) => openPath(line, step)).join("");
}

function openPath(line: Outline, step: number): string {
	const digits = Math.max(0, Math.ceil(-Math.log10(step)));
	const written = (grid: number) => String(Number((grid * step).toFixed(digits)));
	let [x, y] = [0, 0];
	const [start, ...ways] = line.flatMap((point, index) => {
		const [gridX, gridY] = [Math.round(point[0] / step), Math.round(point[1] / step)];
		const [overX, overY] = [gridX - x, gridY - y];
		[x, y] = [gridX, gridY];
		return index > 0 && overX === 0 && overY === 0 ? [] : [`${written(overX)} ${written(overY)}`];
	});
	return `M${start}l${ways.join(" ")}`.replaceAll(" -", "-");
}
