import { site } from "virtual:content";
import "./wordmark.css";

/** The group's name beside its ring, leading home. */
export function Wordmark({ current = false }: { current?: boolean }) {
	return (
		<a className="wordmark" href="/" aria-current={current ? "page" : undefined}>
			<svg className="wordmark__ring" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
				<circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
				<circle cx="16" cy="16" r="9" fill="currentColor" fillOpacity=".28" />
				<circle className="wordmark__core" cx="13" cy="19" r="4" />
			</svg>
			<span translate="no">{site.name}</span>
		</a>
	);
}
