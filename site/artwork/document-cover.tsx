import type { ReactNode } from "react";
import type { Resource } from "../../content-model/resource.ts";
import "./document-cover.css";

/** The drawing on each kind of cover, on a sheet of 160 by 208 units. */
const DRAWINGS: Record<Resource["type"], ReactNode> = {
	// A way up to an accredited centre.
	"PDF Guide": (
		<>
			<circle className="document-cover__body" cx="112" cy="96" r="34" />
			<circle cx="112" cy="96" r="48" />
			<path className="document-cover__way" d="M22 176Q40 116 74 132T112 96" />
			<circle className="document-cover__core" cx="112" cy="96" r="8" />
		</>
	),
	// Cells whose figures make a curve.
	Template: (
		<>
			<path d="M20 76h120M20 104h120M20 132h120M20 160h120M20 188h120M60 76v112M100 76v112" />
			<path className="document-cover__way" d="M24 176Q70 168 92 128T138 84" />
			<circle className="document-cover__core" cx="138" cy="84" r="8" />
		</>
	),
	// A lens about to play.
	"Webinar Recording": (
		<>
			<circle className="document-cover__body" cx="80" cy="122" r="44" />
			<circle cx="80" cy="122" r="58" />
			<path className="document-cover__core" d="M68 100v44l36-22z" />
		</>
	),
	// Before, a loose figure; after, a fuller ring.
	"Case Study": (
		<>
			<circle className="document-cover__body" cx="98" cy="118" r="40" />
			<circle cx="50" cy="142" r="22" />
			<circle cx="98" cy="118" r="54" />
			<circle className="document-cover__core" cx="98" cy="118" r="10" />
		</>
	),
};

/** A document's drawn cover; each kind has its own. */
export function DocumentCover({ type }: { type: Resource["type"] }) {
	return (
		<svg className="document-cover" viewBox="0 0 160 208" aria-hidden="true">
			<path className="document-cover__sheet" d="M1 9a8 8 0 0 1 8-8h110l40 40v158a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z" />
			<path className="document-cover__fold" d="M119 1v32a8 8 0 0 0 8 8h32z" />
			<path className="document-cover__words" d="M20 28h64M20 42h40" />
			{DRAWINGS[type]}
		</svg>
	);
}
