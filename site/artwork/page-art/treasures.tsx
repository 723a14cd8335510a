import type { ReactNode } from "react";
import type { UnitId } from "../../../content-model/parts.ts";

/**
 * The units' emblems as they look from afar, 56 units wide around the origin: five to a drawing, so each holds only
 * what can still be told at the size of a letter. Their colours are those of the emblems, by day and by night.
 */
export const TREASURES: Record<UnitId, ReactNode> = {
	ivfdo: (
		<>
			<circle r="28" fill="#45b0bb" />
			<path
				stroke="#e6f7f7"
				strokeWidth="4"
				d="M-26 4Q-12-4-8-18T4-27M-8-18Q6-14 12-2T28 2M-26 4Q-10 6-6 16T0 28M-6 16Q8 16 12-2"
			/>
		</>
	),
	concierge: (
		<>
			<path fill="#f0a02e" d="M0-32C5-18 22-8 22 8A22 21 0 0 1-22 8C-22-8-5-18 0-32z" />
			<path stroke="#8a4a0c" strokeWidth="3" d="M-1 21Q-2 8 4-6M0 10l-7-7M1 4l8-5" />
		</>
	),
	academy: (
		<path
			stroke="#5a9a41"
			strokeWidth="6"
			d="M-20 26Q-14-8 22-24M-17 8l-9-10M-11-4l-8-12M0-14l-3-14M-16 14l20 4M-11 0l22 4M0-12l18 4"
		/>
	),
	financial: (
		<>
			<path stroke="#e06a92" strokeWidth="24" d="M0-17h0M15-8h0M15 8h0M0 17h0M-15 8h0M-15-8h0M0 0h0" />
			<path stroke="#ffd257" strokeWidth="4" d="M0-8h0M7-3h0M5 6h0M-5 6h0M-7-3h0M0 0h0" />
		</>
	),
	bi: (
		<>
			<circle r="28" fill="#6d351b" />
			<path stroke="#e7a565" strokeWidth="4" d="M0-20A20 20 0 1 1-19-6M0-12A12 12 0 1 1-11 5M0-4A4 4 0 1 1-4 1" />
		</>
	),
};
