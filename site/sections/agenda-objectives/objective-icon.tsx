import type { ReactNode } from "react";
import type { Objective } from "./agenda-objectives.schema.ts";

const DRAWINGS: Record<Objective["icon"], ReactNode> = {
	// A bill, its seal still to be set.
	law: (
		<>
			<path d="M34 22h34l12 12v58H34zM68 22v12h12M43 46h28M43 57h28M43 68h16" />
			<circle className="objective-icon__core" cx="72" cy="80" r="9" />
		</>
	),
	// A desk, and somebody's time kept free above it.
	work: (
		<>
			<path d="M26 80h68M34 80v16M86 80v16M48 80V66a12 12 0 0 1 24 0v14" />
			<circle cx="60" cy="40" r="17" />
			<path d="M60 30v10l7 5" />
			<circle className="objective-icon__core" cx="60" cy="40" r="4" />
		</>
	),
	// Centres as rings, one of them first.
	first: (
		<>
			<circle cx="36" cy="84" r="9" />
			<circle cx="60" cy="84" r="9" />
			<circle cx="84" cy="84" r="9" />
			<path d="M36 75Q40 56 54 50M60 75V58M84 75Q80 56 66 50" />
			<circle cx="60" cy="40" r="17" />
			<circle className="objective-icon__core" cx="60" cy="40" r="8" />
		</>
	),
};

/** An objective's drawing. */
export function ObjectiveIcon({ name }: { name: Objective["icon"] }) {
	return (
		<svg className="objective-icon" viewBox="0 0 120 120" aria-hidden="true">
			<circle className="objective-icon__stone" cx="60" cy="60" r="58" />
			{DRAWINGS[name]}
		</svg>
	);
}
