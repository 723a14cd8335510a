import type { UnitId } from "../../../content-model/fields/parts.ts";
import type { UnitPage } from "../../../content-model/pages/unit.ts";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { Section } from "../../../ui/section/section.tsx";

/** A scene from each unit's work, on a square of 480 units. */
const FILES = import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

/** A sheet of styles each, and the ground it stands on. */
const LOOKS = { lens: ["unit-benefits", "surface"], sheet: ["unit-sheet", "larimar"] } as const;

type UnitBenefitsProps = UnitPage["benefits"] & { unit: UnitId; look?: keyof typeof LOOKS };

/** A unit's six benefits: along the rim of a lens with a scene from its work, or as the lines of a sheet under its stamp. */
export function UnitBenefits({ unit, title, items, look = "lens" }: UnitBenefitsProps) {
	const [block, tone] = LOOKS[look];
	return (
		<Section name={block} tone={tone} title={title}>
			<div className={`${block}__rim`}>
				<div className={`${block}__lens screen-only`}>
					<Drawing files={FILES} name={unit} className="unit-scene full" />
				</div>
				<ul className={`${block}__list`}>
					{items.map((benefit) => (
						<li className={`${block}__item`} key={benefit.title}>
							<h3 className={`${block}__name`}>{benefit.title}</h3>
							<p className={`${block}__text`}>{benefit.text}</p>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
