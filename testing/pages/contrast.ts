/** Contrast as WCAG 2.2 defines it. */

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
	const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2.2, "relative luminance"). */
function luminance(colour: Rgb): number {
	const [red = 0, green = 0, blue = 0] = colour.map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
