import type { SectionProps } from "../../../content-model/pages/page.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { UnitEmblem } from "../../components/unit-emblem/unit-emblem.tsx";
import { photograph } from "../../photographs/photographs.ts";

/** Five offices side by side along an arc, each under its unit's emblem. */
export function Team({ id, title, lead, leaders }: SectionProps<"team">) {
	return (
		<Section name="team" id={id} tone="surface" title={title} lead={lead}>
			<svg className="team__arc" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				<path d="M0 100Q50-100 100 100" />
			</svg>
			<ul className="team__leaders">
				{leaders.map(({ unit, name, office, picture, text }) => (
					<li className="team__leader" key={unit}>
						{picture ? (
							<Photograph {...photograph(picture)} look="round" sizes="(min-width: 68em) 8rem, 3.5rem" />
						) : (
							<UnitEmblem unit={unit} detail="large" />
						)}
						<div>
							<h3 className="team__office">{name ?? office}</h3>
							{name && <p className="team__role">{office}</p>}
							<p className="team__text small">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
