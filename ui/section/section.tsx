import type { ReactNode } from "react";
import { RichLine } from "../rich-line/rich-line.tsx";

interface SectionProps {
	/** Kind of section: its class, and the start of its heading's id. */
	name: string;
	/** Anchor other pages and buttons lead to. */
	id?: string | undefined;
	/** What its heading was named, where a page may hold several sections of the kind. */
	heading?: string | undefined;
	tone?: "paper" | "surface" | "larimar" | "amber" | "night";
	/** Drawing that may use the section's whole width; it stays where it is while the words rise. */
	artwork?: ReactNode;
	children: ReactNode;
}

/** The frame every section stands in: its tone, its width, and its heading as its accessible name. */
export function Section({ name, id, heading = name, tone = "paper", artwork, children }: SectionProps) {
	return (
		<section id={id} className={`section section--${tone} ${name}`} aria-labelledby={headingId(heading)}>
			{artwork}
			<div className="section__inner">{children}</div>
		</section>
	);
}

interface SectionHeadingProps {
	/** The section's name, so that its frame finds the heading. */
	name: string;
	/** `*word*` is emphasised. */
	title: string;
	lead?: string | undefined;
	/** The title is set as wide as the page. */
	masthead?: boolean;
}

/** A section's heading with the lines that open it. */
export function SectionHeading({ name, title, lead, masthead = false }: SectionHeadingProps) {
	return (
		<header className={masthead ? "section-heading section-heading--masthead" : "section-heading"}>
			<h2 className="section-heading__title" id={headingId(name)}>
				<RichLine text={title} />
			</h2>
			{lead && <p className="section-heading__lead">{lead}</p>}
		</header>
	);
}

/** The id a section's frame is labelled by. */
export function headingId(name: string): string {
	return `${name}-title`;
}
