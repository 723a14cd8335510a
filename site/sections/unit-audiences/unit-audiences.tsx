import type { UnitPage } from "../../../content-model/pages/unit.ts";
import { Section } from "../../../ui/section/section.tsx";

/** Each look has a style sheet of its own. */
const BLOCKS = { circles: "unit-audiences", rows: "unit-rows" };

type UnitAudiencesProps = UnitPage["audiences"] & { look?: keyof typeof BLOCKS };

/** Whom a unit is for: three circles that touch, none like the next, or three rows under each other. */
export function UnitAudiences({ title, lead, items, look = "circles" }: UnitAudiencesProps) {
	const block = BLOCKS[look];
	return (
		<Section name={block} tone="larimar" title={title} lead={lead}>
			<ul className={`${block}__list`}>
				{items.map((audience) => (
					<li className={`${block}__item`} key={audience.title}>
						<h3>{audience.title}</h3>
						<p className={`${block}__text`}>{audience.text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
