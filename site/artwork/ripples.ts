type Point = readonly [x: number, y: number];

/**
 * Closed curves around one point, even near it and ever more wavering further out, as the veins of a polished stone.
 * @param centre where the ripples start
 * @param radii one curve each, from the inside out
 * @param waver how far the outermost curve may stray, as a share of its radius
 * @returns SVG path data in whole units
 */
export function ripples([x, y]: Point, radii: readonly number[], waver: number): string[] {
	const outermost = Math.max(...radii);
	return radii.map((radius, index) => {
		const stray = waver * (radius / outermost) ** 1.5;
		return closedCurve(
			Array.from({ length: 12 }, (_, step): Point => {
				const angle = (step * Math.PI) / 6;
				const wave = Math.sin(3 * angle + index * 0.55) * 0.6 + Math.sin(2 * angle - index * 0.35) * 0.4;
				const reach = radius * (1 + stray * wave);
				return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
			}),
		);
	});
}

/** A smooth closed curve through the points (Catmull-Rom, written as cubic Béziers). */
function closedCurve(points: readonly Point[]): string {
	const at = (index: number) => points[(index + points.length) % points.length] as Point;
	const whole = (value: number) => Math.round(value);
	const pieces = points.map((_, index) => {
		const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
		const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
		return `C${[...leave, ...arrive, ...to].map(whole).join(" ")}`;
	});
	return `M${at(0).map(whole).join(" ")}${pieces.join("")}Z`;
}
