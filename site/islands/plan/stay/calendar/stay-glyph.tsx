import type { EntryKind } from "../../../../../plan/stay/stay-schedule.ts";

/** What is drawn for each thing that happens, on a field of 24 by 24. */
const DRAWN: Record<EntryKind, { lines: string; filled?: string }> = {
	"e-ticket-in": { lines: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h2M19 14v5M14 19h2" },
	"e-ticket-out": { lines: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h2M19 14v5M14 19h2" },
	arrival: {
		lines: "M4 19h16",
		filled: "M4 6l2 .4 2 3.2 4 1-1.600-7 2.200.7 4.600 7.700 4 1.100a1.500 1.500 0 0 1-.8 2.900L5.800 12z",
	},
	departure: {
		lines: "M4 19h16",
		filled:
			"M3.500 11.500l1.800-.9 3.200 1.600 3.700-1.700-5.700-5 2.200-.8 8.300 3.500 3.600-1.700a1.500 1.500 0 0 1 1.300 2.700L7.500 15.600z",
	},
	injections: { lines: "M12 4c3.500 4.200 5 6.700 5 9a5 5 0 0 1-10 0c0-2.300 1.500-4.800 5-9z" },
	trigger: { lines: "", filled: "M15.500 4.500a8 8 0 1 0 4.500 11.500 7 7 0 0 1-4.500-11.500z" },
	retrieval: {
		lines: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z",
		filled: "M14 9.500a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600z",
	},
	laboratory: {
		lines:
			"M9 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM15 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
	},
	transfer: {
		lines:
			"M12 1.500v2M12 20.500v2M1.500 12h2M20.500 12h2M4.600 4.600l1.400 1.400M18 18l1.400 1.400M4.600 19.400L6 18M18 6l1.400-1.400",
		filled: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
	},
	wait: { lines: "M5 12h.01M12 12h.01M19 12h.01" },
	test: { lines: "M12 20C6 15.500 4 12.500 4 9.500A4 4 0 0 1 12 8a4 4 0 0 1 8 1.500c0 3-2 6-8 10.500z" },
};

/** The sign of something that happens; the words stand beside it. */
export function StayGlyph({ kind }: { kind: EntryKind }) {
	const { lines, filled } = DRAWN[kind];
	return (
		<svg className={`stay-glyph stay-glyph--${kind}`} viewBox="0 0 24 24" aria-hidden="true">
			{filled && <path className="stay-glyph__filled" d={filled} />}
			{lines && <path d={lines} />}
		</svg>
	);
}
