import { coverFile, coverName } from "./cover-files.tsx";
import type { CoverKind } from "./drawing.tsx";

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
		<div className={`document-cover document-cover--${coverName(kind)}`} aria-hidden="true">
			<div className="document-cover__sheet">
				<img
					className="document-cover__drawing"
					src={coverFile(kind).path}
					width="160"
					height="208"
					alt=""
					loading="lazy"
				/>
				<p className="document-cover__title">{title}</p>
				<p className="document-cover__line">{line}</p>
				{owner && <p className="document-cover__owner">{owner}</p>}
			</div>
		</div>
	);
}
