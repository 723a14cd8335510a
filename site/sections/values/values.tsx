import type { SectionProps } from "../../../content-model/pages/page.ts";
import { Section } from "../../../ui/section/section.tsx";

/** Eight values around one stone: none comes first. On small screens, a quiet list. */
export const Values = ({ id, title, lead, values }: SectionProps<"values">) => (
	<Section name="values" id={id} title={title} lead={lead}>
		<ul className="values__ring">
			{values.map((value) => (
				<li className="values__value ruled" key={value.title}>
					<h3>{value.title}</h3>
					<p className="values__text soft above--1">{value.text}</p>
				</li>
			))}
		</ul>
	</Section>
);
