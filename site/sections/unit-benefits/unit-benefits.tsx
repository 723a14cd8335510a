import type { UnitId } from "../../../content-model/parts.ts";
import type { UnitPage } from "../../../content-model/unit.ts";
import { Section } from "../../../ui/section/section.tsx";
import { UnitScene } from "./unit-scene.tsx";

/** A unit's six benefits along the rim of a lens, through which a scene from its work is seen. */
export function UnitBenefits({ unit, title, items }: UnitPage["benefits"] & { unit: UnitId }) {
	return (
		<Section name="unit-benefits" tone="surface" title={title}>
			<div className="unit-benefits__rim">
				<div className="unit-benefits__lens">
					<UnitScene unit={unit} />
				</div>
				<ul className="unit-benefits__list">
					{items.map((benefit) => (
						<li className="unit-benefits__item" key={benefit.title}>
							<h3 className="unit-benefits__name">{benefit.title}</h3>
							<p className="unit-benefits__text">{benefit.text}</p>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
