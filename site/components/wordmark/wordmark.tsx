import type { WithWords } from "../../../content-model/content.ts";
import { MARK } from "../../artwork/mark/mark.ts";

/** The group's name beside its mark, leading home. */
export const Wordmark = ({ words: { site, pages }, current = false }: WithWords & { current?: boolean }) => (
	<a className="wordmark" href={pages.home.path} aria-current={current ? "page" : undefined}>
		<svg className="wordmark__mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
			<path fill="var(--larimar)" d={MARK.ring} />
			<circle fill="var(--amber)" {...MARK.core} />
		</svg>
		<span translate="no">{site.name}</span>
	</a>
);
