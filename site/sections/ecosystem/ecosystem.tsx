import type { SectionWithWords } from "../../../content-model/content.ts";
import { UNIT_IDS } from "../../../content-model/fields/parts.ts";
import { Section } from "../../../ui/section/section.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";

/** The five units as treasures on the rim of one stone: a line each, and its way in. */
export function Ecosystem({ id, title, lead, explore, words: { units } }: SectionWithWords<"ecosystem">) {
	return (
		<Section name="ecosystem" id={id} title={title} lead={lead}>
			<ul className="ecosystem__units">
				{UNIT_IDS.flatMap((id) => {
					const unit = units[id];
					return unit ? [{ id, ...unit }] : [];
				}).map(({ id: unit, title: name, category, description, href }) => (
					<li className={`ecosystem__unit unit-hue--${unit}`} key={unit}>
						<span className="ecosystem__lens">
							<UnitEmblem unit={unit} />
						</span>
						<div className="ecosystem__words">
							<h3 className="ecosystem__title" translate="no">
								{name}
							</h3>
							<p className="ecosystem__category label">{category}</p>
							<p className="ecosystem__description">{description}</p>
						</div>
						<a className="ecosystem__explore label screen-only" href={href}>
							{`${explore} `}
							<span className="unseen">{name}</span>
						</a>
					</li>
				))}
			</ul>
		</Section>
	);
}
