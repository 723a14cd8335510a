import type { RefCallback } from "react";

interface ErrorSummaryProps {
	id: string;
	/** Level of its heading, one below the form's. */
	heading: "h2" | "h3" | "h4";
	title: string;
	/** Each fault with the id of its control. */
	faults: readonly { target: string; text: string }[];
	/** Takes the focus when faults appear. */
	focus?: RefCallback<HTMLElement> | undefined;
}

/** All faults of a form in one place, each leading to its field (GOV.UK Design System, error summary). */
export function ErrorSummary({ id, heading: Heading, title, faults, focus }: ErrorSummaryProps) {
	if (faults.length === 0) return null;
	return (
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name; what takes the focus is told by that alone
		<div className="error-summary" role={focus ? "group" : "alert"} tabIndex={-1} ref={focus} aria-labelledby={id}>
			<Heading className="error-summary__title display title--s" id={id}>
				{title}
			</Heading>
			<ul className="error-summary__list">
				{faults.map(({ target, text }) => (
					<li key={target}>
						<a href={`#${target}`}>{text}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
