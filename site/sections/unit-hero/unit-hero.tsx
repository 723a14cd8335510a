import type { WithWords } from "../../../content-model/content.ts";
import type { UnitId } from "../../../content-model/fields/parts.ts";
import type { UnitPage } from "../../../content-model/pages/unit.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { ActionRow } from "../../components/action-row/action-row.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";

type UnitHeroProps = UnitPage["hero"] & WithWords & { unit: UnitId; name: string };

/** A unit's first screen, on a shore of its own hue, its emblem rising large beside the words. */
export const UnitHero = ({ unit, name, title, lead, tags, actions, words }: UnitHeroProps) => (
	<Section name="unit-hero" tone="larimar">
		<div>
			<p className="kicker unit-hero__name label" translate="no">
				{name}
			</p>
			<RichLine as="h1" className="unit-hero__title title--page" id={headingId("unit-hero")} text={title} />
			<p className="unit-hero__lead lead">{lead}</p>
			<ActionRow actions={actions} words={words} />
			<ul className="above--5 row row--2">
				{tags.map((tag) => (
					<li className="unit-hero__tag label" key={tag}>
						{tag}
					</li>
				))}
			</ul>
		</div>
		<div className="unit-hero__art screen-only">
			<UnitEmblem unit={unit} detail="large" eager />
		</div>
	</Section>
);
