import type { ReactNode } from "react";
import { RichLine } from "../rich-line/rich-line.tsx";

interface SectionProps {
	/** Kind of section: its class. */
	name: string;
	/** Anchor other pages and buttons lead to, and the start of its heading's id; its name if unset. */
	id?: string | undefined;
	/** `*word*` is emphasised. Without, a heading of this id stands among the children. */
	title?: string;
	lead?: string | undefined;
	/** The title is set as wide as the page, by the styles of the section that asks for it. */
	masthead?: boolean | undefined;
	/** A link, a call or a picture is no help on paper. */
	isScreenOnly?: boolean;
	tone?: "paper" | "surface" | "larimar" | "amber" | "night";
	/** Drawing that may use the section's whole width; it stays where it is while the words rise. */
	artwork?: ReactNode;
	children?: ReactNode;
}

/** The frame every section stands in: its tone, its width, and its heading as its accessible name. */
export function Section({ name, id, title, isScreenOnly, tone = "paper", artwork, children, ...lines }: SectionProps) {
	const heading = id ?? name;
	return (
		<section
			id={id}
			className={`section section--${tone}${isScreenOnly ? " screen-only" : ""} ${name}`}
			aria-labelledby={headingId(heading)}
		>
			{artwork}
			<div className="section__inner">
				{title && <SectionHeading {...lines} name={heading} title={title} />}
				{children}
			</div>
		</section>
	);
}

type SectionHeadingProps = Pick<SectionProps, "name" | "lead" | "masthead"> & { title: string };

/** A section's heading with the lines that open it. */
export const SectionHeading = ({ name, title, lead, masthead }: SectionHeadingProps) => (
	<header className={masthead ? "section-heading stack section-heading--masthead" : "section-heading stack"}>
		<RichLine as="h2" className="section-heading__title" id={headingId(name)} text={title} />
		{lead && <p className="section-heading__lead balanced lead">{lead}</p>}
	</header>
);

/** The id a section's frame is labelled by. */
export const headingId = (name: string): string => `${name}-title`;
