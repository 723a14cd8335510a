/** A4 in points, and the column its words stand in. */
export const PAGE = {
	width: 595.28,
	height: 841.89,
	left: 64,
	right: 531.28,
	top: 76,
	bottom: 762,
	column: 467.28,
} as const;
