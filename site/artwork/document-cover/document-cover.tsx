import type { Resource } from "../../../content-model/resource.ts";
import agenda from "./agenda.svg?url&no-inline";
import caseStudy from "./case-study.svg?url&no-inline";
import guide from "./pdf-guide.svg?url&no-inline";
import template from "./template.svg?url&no-inline";
import webinar from "./webinar-recording.svg?url&no-inline";

type CoverKind = Resource["type"] | "agenda";

const DRAWINGS: Record<CoverKind, string> = {
	agenda,
	"PDF Guide": guide,
	Template: template,
	"Webinar Recording": webinar,
	"Case Study": caseStudy,
};

interface DocumentCoverProps {
	kind: CoverKind;
	title: string;
	/** Under the title: what kind of document it is, or its years. */
	line: string;
	owner?: string | undefined;
}

/** A document lying on its next pages, with its drawn cover; the words beside it say the same. */
export function DocumentCover({ kind, title, line, owner }: DocumentCoverProps) {
	return (
		<div className={`document-cover document-cover--${kind.replace(" ", "-").toLowerCase()}`} aria-hidden="true">
			<div className="document-cover__sheet">
				<img className="document-cover__drawing" src={DRAWINGS[kind]} width="160" height="208" alt="" loading="lazy" />
				<p className="document-cover__title">{title}</p>
				<p className="document-cover__line">{line}</p>
				{owner && <p className="document-cover__owner">{owner}</p>}
			</div>
		</div>
	);
}
