import type { ReactNode } from "react";
import type { Resource } from "../../../content-model/resource.ts";

export type CoverKind = Resource["type"] | "agenda";

/** The drawing on each kind of cover, on a sheet of 160 by 208 units; it may run over the edges. */
export const COVER_DRAWINGS: Record<CoverKind, ReactNode> = {
	// Three threads of goals, and the sun they rise to.
	agenda: (
		<>
			<circle cx="112" cy="122" r="57" />
			<circle cx="112" cy="122" r="42" />
			<circle className="cover-drawing__core" cx="112" cy="122" r="28" />
			<path className="cover-drawing__pale" d="M-10 208A52 56 0 0 1 94 208z" />
			<path className="cover-drawing__body" d="M48 208A64 78 0 0 1 176 208z" />
			<path className="cover-drawing__way" d="M-6 196Q22 150 48 164T86 147" />
			<circle className="cover-drawing__stop" cx="48" cy="164" r="5" />
			<circle className="cover-drawing__stop" cx="86" cy="147" r="5" />
		</>
	),
	// A way up to an accredited centre.
	"PDF Guide": (
		<>
			<circle cx="112" cy="140" r="70" />
			<circle className="cover-drawing__pale" cx="112" cy="140" r="54" />
			<circle className="cover-drawing__body" cx="112" cy="140" r="36" />
			<path className="cover-drawing__way" d="M8 204Q20 148 58 164T112 140" />
			<circle className="cover-drawing__core" cx="112" cy="140" r="10" />
		</>
	),
	// Cells whose figures make a curve.
	Template: (
		<>
			<path d="M0 104h160M0 130h160M0 156h160M0 182h160M32 92v116M64 92v116M96 92v116M128 92v116" />
			<path className="cover-drawing__pale" d="M0 208V190Q64 184 92 140T160 100V208z" />
			<path className="cover-drawing__way" d="M0 190Q64 184 92 140T136 108" />
			<circle className="cover-drawing__core" cx="136" cy="108" r="10" />
		</>
	),
	// A lens about to play.
	"Webinar Recording": (
		<>
			<circle cx="80" cy="142" r="62" />
			<circle className="cover-drawing__body" cx="80" cy="142" r="48" />
			<path className="cover-drawing__core" d="M68 120v44l38-22z" />
		</>
	),
	// Before, a loose figure; after, a fuller ring.
	"Case Study": (
		<>
			<circle cx="102" cy="142" r="64" />
			<circle className="cover-drawing__body" cx="102" cy="142" r="46" />
			<circle className="cover-drawing__pale" cx="36" cy="168" r="24" />
			<path className="cover-drawing__way" d="M36 168Q64 120 102 142" />
			<circle className="cover-drawing__core" cx="102" cy="142" r="10" />
		</>
	),
};
