import { headingId, Section } from "../../components/section/section.tsx";
import type { HeadingProps } from "./heading.schema.ts";
import { HeadingDrawing } from "./heading-drawing.tsx";
import "./heading.css";

/** How a short page begins: a heading and one sentence (specification, section 2), with a drawing of its own. */
export function Heading({ title, sentence, drawing }: HeadingProps) {
	return (
		<Section name="heading">
			<div className="heading__words">
				<h1 className="heading__title" id={headingId("heading")}>
					{title}
				</h1>
				<p className="heading__sentence">{sentence}</p>
			</div>
			<HeadingDrawing name={drawing} />
		</Section>
	);
}
