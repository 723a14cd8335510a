import type { SectionProps } from "../../../content-model/pages/page.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";

/** One large sentence with room around it, and what follows from it. */
export const Statement = ({ id, title, statement, text, tone }: SectionProps<"statement">) => (
	<Section name="statement" id={id} tone={tone}>
		<h2 className="kicker statement__title label" id={headingId(id ?? "statement")}>
			{title}
		</h2>
		<RichLine as="p" className="statement__sentence balanced display title--call" text={statement} />
		{text && <p className="statement__text lead">{text}</p>}
	</Section>
);
