import type { SectionWithWords } from "../../../content-model/content.ts";
import { UNIT_IDS } from "../../../content-model/fields/parts.ts";
import { Section } from "../../../ui/section/section.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";

/** The five units as treasures on the rim of one stone: a line each, and its way in. */
export const Ecosystem = ({ id, title, lead, explore, words: { units } }: SectionWithWords<"ecosystem">) => (
	<Section name="ecosystem" id={id} title={title} lead={lead}>
		<ul>
			{UNIT_IDS.flatMap((id) => {
				const unit = units[id];
				return unit ? [{ id, ...unit }] : [];
			}).map(({ id: unit, title: name, category, description, href }) => (
				<li className={`ecosystem__unit unit-hue--${unit}`} key={unit}>
					<span className="ecosystem__lens">
						<UnitEmblem unit={unit} />
					</span>
					<div>
						<h3 className="ecosystem__title title--entry" translate="no">
							{name}
						</h3>
						<p className="ecosystem__category above--1 label">{category}</p>
						<p className="balanced soft above--1">{description}</p>
					</div>
					<a className="ecosystem__explore screen-only target label" href={href}>
						{`${explore} `}
						<span className="unseen">{name}</span>
					</a>
				</li>
			))}
		</ul>
	</Section>
);
