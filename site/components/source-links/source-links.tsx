import { Fragment } from "react";

export interface SourceLink {
	title: string;
	url: string;
}

/** Sources in one line, which ends here. */
export const SourceLinks = ({ sources }: { sources: readonly SourceLink[] }) => (
	<>
		{sources.map(({ title, url }, index) => (
			<Fragment key={url}>
				{index > 0 && "; "}
				<a href={url}>{title}</a>
			</Fragment>
		))}
		.
	</>
);
