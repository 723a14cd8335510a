import type { UnitId } from "../../../content-model/fields/parts.ts";
import type { UnitPage } from "../../../content-model/pages/unit.ts";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { Section } from "../../../ui/section/section.tsx";

/** A scene from each unit's work, on a square of 480 units. */
const FILES = import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

/** A unit's six benefits along the rim of a lens, through which a scene from its work is seen. */
export function UnitBenefits({ unit, title, items }: UnitPage["benefits"] & { unit: UnitId }) {
	return (
		<Section name="unit-benefits" tone="surface" title={title}>
			<div className="unit-benefits__rim">
				<div className="unit-benefits__lens screen-only">
					<Drawing files={FILES} name={unit} className="unit-scene" />
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
