import type { SectionProps } from "../../../content-model/pages/page.ts";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { PageArt } from "../../artwork/page-art/page-art.tsx";
import { LinkedLine } from "../../components/linked-line/linked-line.tsx";

/** A short page's heading, sentence (specification, section 2) and drawing. @param isAlone if nothing else is on it */
export const Heading = ({ title, sentence, art, isAlone }: SectionProps<"heading"> & { isAlone?: boolean }) => (
	<Section name="heading">
		<h1 className="heading__title" id={headingId("heading")}>
			{title}
		</h1>
		<p className={isAlone ? "heading__sentence heading-alone" : "heading__sentence"}>
			<LinkedLine text={sentence} linkClass="heading__link" />
		</p>
		<div className="heading__art screen-only">
			<PageArt name={art} />
		</div>
	</Section>
);
