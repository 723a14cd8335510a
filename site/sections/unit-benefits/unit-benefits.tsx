import type { UnitPage } from "../../../content-model/unit.ts";
import { Section, SectionHeading } from "../../components/section/section.tsx";
import "./unit-benefits.css";

/** A unit's six benefits; the ripple beside each has one ring more than the last. */
export function UnitBenefits({ title, items }: UnitPage["benefits"]) {
	return (
		<Section name="unit-benefits" tone="surface">
			<SectionHeading name="unit-benefits" title={title} />
			<ol className="unit-benefits__list">
				{items.map((benefit, place) => (
					<li className="unit-benefits__item" key={benefit.title}>
						<Ripple rings={place + 1} />
						<div>
							<h3 className="unit-benefits__name">{benefit.title}</h3>
							<p className="unit-benefits__text">{benefit.text}</p>
						</div>
					</li>
				))}
			</ol>
		</Section>
	);
}

function Ripple({ rings }: { rings: number }) {
	const radii = Array.from({ length: rings }, (_, ring) => 3 + ring * 4.5);
	return (
		<svg className="unit-benefits__ripple" viewBox="-28 -28 56 56" aria-hidden="true">
			{radii.map((radius) => (
				<circle key={radius} r={radius} />
			))}
		</svg>
	);
}
