import type { ReactNode } from "react";
import type { Objective } from "../../../content-model/sections/agenda.ts";

const DRAWINGS: Record<Objective["icon"], ReactNode> = {
	// A bill, its seal still to be set.
	law: (
		<>
			<path className="objective-art__paper" d="M60 38h62l24 24v106H60z" />
			<path className="objective-art__body" d="M122 38v24h24z" />
			<path className="objective-art__line" d="M76 84h54M76 102h54M76 120h38M76 138h26" />
			<circle className="objective-art__ring" cx="138" cy="146" r="32" />
			<circle className="objective-art__core" cx="138" cy="146" r="19" />
		</>
	),
	// A desk, and somebody's time rising over it.
	work: (
		<>
			<circle className="objective-art__ring" cx="100" cy="96" r="66" />
			<circle className="objective-art__paper" cx="100" cy="96" r="46" />
			<path className="objective-art__line" d="M100 66v30l21 15" />
			<circle className="objective-art__core" cx="100" cy="96" r="10" />
			<path className="objective-art__deep" d="M8.3 140H191.7A100 100 0 0 1 8.3 140z" />
		</>
	),
	// Centres as stones; one of them first.
	first: (
		<>
			<circle className="objective-art__body" cx="50" cy="130" r="26" />
			<circle className="objective-art__body" cx="152" cy="126" r="30" />
			<circle className="objective-art__ring" cx="100" cy="88" r="62" />
			<circle className="objective-art__deep" cx="100" cy="88" r="44" />
			<circle className="objective-art__core" cx="100" cy="88" r="17" />
			<path className="objective-art__body" d="M15 152H185A100 100 0 0 1 15 152z" />
		</>
	),
};

/** An objective's drawing in its lens, in the hue of its thread. */
export function ObjectiveArt({ name }: { name: Objective["icon"] }) {
	return (
		<svg className="objective-art" viewBox="0 0 200 200" aria-hidden="true">
			<circle className="objective-art__water" cx="100" cy="100" r="100" />
			{DRAWINGS[name]}
		</svg>
	);
}
