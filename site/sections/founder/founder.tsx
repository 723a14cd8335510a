import type { SectionWithWords } from "../../../content-model/content.ts";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { Quotation } from "../../components/quotation/quotation.tsx";

/** The founder's words as a letter, signed with a name or, until there is one, the office. */
export const Founder = ({ id, title, letter, name, office, text, ...more }: SectionWithWords<"founder">) => (
	<Section name="founder" id={id} tone="amber">
		<h2 className="kicker label" id={headingId(id ?? "founder")}>
			{title}
		</h2>
		<div className="founder__letter above--4">
			<Quotation
				{...more}
				content={letter}
				name={name ?? office}
				details={name ? [office, text] : [text]}
				size="large"
			/>
		</div>
	</Section>
);
