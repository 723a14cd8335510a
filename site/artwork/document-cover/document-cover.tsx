import type { Resource } from "../../../content-model/publications/resource.ts";
import { artworkFile } from "../files.ts";

interface DocumentCoverProps {
	kind: Resource["type"] | "agenda";
	title: string;
	/** Under the title: what kind of document it is, or its years. */
	line: string;
	owner?: string | undefined;
}

/** A document lying on its next pages, with its drawn cover; the words beside it say the same. */
export function DocumentCover({ kind, title, line, owner }: DocumentCoverProps) {
	const name = kind.replace(" ", "-").toLowerCase();
	return (
		<div className={`document-cover document-cover--${name} screen-only`} aria-hidden="true">
			<div className="document-cover__sheet">
				<img
					className="document-cover__drawing full"
					src={artworkFile(`document-cover/${name}.svg`)}
					width="160"
					height="208"
					alt=""
					loading="lazy"
				/>
				<p className="document-cover__title balanced display">{title}</p>
				<p className="document-cover__line strong">{line}</p>
				{owner && <p className="document-cover__owner strong">{owner}</p>}
			</div>
		</div>
	);
}
