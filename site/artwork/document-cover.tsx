import type { ReactNode } from "react";
import type { Resource } from "../../content-model/resource.ts";
import "./document-cover.css";

type Kind = Resource["type"] | "agenda";

interface DocumentCoverProps {
	kind: Kind;
	title: string;
	/** Under the title: what kind of document it is, or its years. */
	line: string;
	owner?: string | undefined;
}

/** The drawing on each kind of cover, on a sheet of 160 by 208 units; it may run over the edges. */
const DRAWINGS: Record<Kind, ReactNode> = {
	// Three threads of goals, and the sun they rise to.
	agenda: (
		<>
			<circle cx="112" cy="122" r="66" />
			<circle cx="112" cy="122" r="47" />
			<circle className="document-cover__core" cx="112" cy="122" r="28" />
			<path className="document-cover__pale" d="M-10 208A52 56 0 0 1 94 208z" />
			<path className="document-cover__body" d="M48 208A64 78 0 0 1 176 208z" />
			<path className="document-cover__way" d="M-6 196Q22 150 48 164T96 138T112 122" />
			<circle className="document-cover__stop" cx="48" cy="164" r="5" />
			<circle className="document-cover__stop" cx="86" cy="147" r="5" />
		</>
	),
	// A way up to an accredited centre.
	"PDF Guide": (
		<>
			<circle cx="112" cy="140" r="70" />
			<circle className="document-cover__pale" cx="112" cy="140" r="54" />
			<circle className="document-cover__body" cx="112" cy="140" r="36" />
			<path className="document-cover__way" d="M8 204Q20 148 58 164T112 140" />
			<circle className="document-cover__core" cx="112" cy="140" r="10" />
		</>
	),
	// Cells whose figures make a curve.
	Template: (
		<>
			<path d="M0 104h160M0 130h160M0 156h160M0 182h160M32 92v116M64 92v116M96 92v116M128 92v116" />
			<path className="document-cover__pale" d="M0 208V190Q64 184 92 140T160 100V208z" />
			<path className="document-cover__way" d="M0 190Q64 184 92 140T136 108" />
			<circle className="document-cover__core" cx="136" cy="108" r="10" />
		</>
	),
	// A lens about to play.
	"Webinar Recording": (
		<>
			<circle cx="80" cy="142" r="62" />
			<circle className="document-cover__body" cx="80" cy="142" r="48" />
			<path className="document-cover__core" d="M68 120v44l38-22z" />
		</>
	),
	// Before, a loose figure; after, a fuller ring.
	"Case Study": (
		<>
			<circle cx="102" cy="142" r="64" />
			<circle className="document-cover__body" cx="102" cy="142" r="46" />
			<circle className="document-cover__pale" cx="36" cy="168" r="24" />
			<path className="document-cover__way" d="M36 168Q64 120 102 142" />
			<circle className="document-cover__core" cx="102" cy="142" r="10" />
		</>
	),
};

/** A document lying on its next pages, with its drawn cover; the words beside it say the same. */
export function DocumentCover({ kind, title, line, owner }: DocumentCoverProps) {
	return (
		<div className={`document-cover document-cover--${kind.replace(" ", "-").toLowerCase()}`} aria-hidden="true">
			<div className="document-cover__sheet">
				<svg className="document-cover__drawing" viewBox="0 0 160 208" aria-hidden="true">
					{DRAWINGS[kind]}
				</svg>
				<p className="document-cover__title">{title}</p>
				<p className="document-cover__line">{line}</p>
				{owner && <p className="document-cover__owner">{owner}</p>}
			</div>
		</div>
	);
}
