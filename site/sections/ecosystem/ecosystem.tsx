import { units } from "virtual:content";
import { UNIT_IDS } from "../../../content-model/parts.ts";
import { Section, SectionHeading } from "../../components/section/section.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";
import type { EcosystemProps } from "./ecosystem.schema.ts";
import "./ecosystem.css";

/** The five units as an index: one line each, and its way in. */
export function Ecosystem({ id, title, lead, explore }: EcosystemProps) {
	return (
		<Section name="ecosystem" id={id}>
			<SectionHeading name="ecosystem" title={title} lead={lead} />
			<ul className="ecosystem__units">
				{UNIT_IDS.map((unit) => (
					<li className="ecosystem__unit" key={unit}>
						<UnitEmblem unit={unit} />
						<div className="ecosystem__name">
							<h3 className="ecosystem__title" translate="no">
								{units[unit].title}
							</h3>
							<p className="ecosystem__category">{units[unit].category}</p>
						</div>
						<p className="ecosystem__description">{units[unit].description}</p>
						<a className="ecosystem__explore" href={units[unit].href}>
							{explore} <span className="unseen">{units[unit].title}</span>
						</a>
					</li>
				))}
			</ul>
		</Section>
	);
}
