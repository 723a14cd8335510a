import type { UnitPage } from "../../../content-model/pages/unit.ts";
import { Section } from "../../../ui/section/section.tsx";

/** Whom a unit is for: three circles that touch, none like the next. */
export function UnitAudiences({ title, lead, items }: UnitPage["audiences"]) {
	return (
		<Section name="unit-audiences" tone="larimar" title={title} lead={lead}>
			<ul className="unit-audiences__circles">
				{items.map((audience) => (
					<li className="unit-audiences__circle" key={audience.title}>
						<h3 className="unit-audiences__name">{audience.title}</h3>
						<p className="unit-audiences__text">{audience.text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
