/** Letter in points, as the region prints, and the column its words stand in. */
export const PAGE = {
	width: 612,
	height: 792,
	left: 64,
	right: 548,
	top: 72,
	bottom: 716,
	column: 484,
	/** The line over the page's number. */
	footer: 742,
} as const;
