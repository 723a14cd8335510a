/** The group's mark on 32 units: a larimar ring, wider towards the shore, and the amber cell that rises inside it. */
export const MARK = {
	ring: "M1 16a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM3.5 14.4a10.9 10.9 0 1 1 21.8 0a10.9 10.9 0 1 1-21.8 0z",
	core: { cx: 18.6, cy: 18.6, r: 6.4 },
} as const;
