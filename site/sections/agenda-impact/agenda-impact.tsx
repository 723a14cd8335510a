import type { SectionProps } from "../../../content-model/page.ts";
import { Section } from "../../../ui/section/section.tsx";

/** What the agenda should change, as a drop and the two ripples it makes. */
export function AgendaImpact({ id, title, lead, circles, note }: SectionProps<"agenda-impact">) {
	return (
		<Section name="agenda-impact" id={id} tone="night" title={title} lead={lead}>
			<div className="agenda-impact__water">
				<svg className="agenda-impact__ripples" viewBox="0 0 600 600" aria-hidden="true">
					<circle className="agenda-impact__wave" cx="280" cy="300" r="280" />
					<circle className="agenda-impact__wave" cx="280" cy="300" r="192" />
					<circle className="agenda-impact__wave" cx="280" cy="300" r="118" />
					<circle className="agenda-impact__drop" cx="280" cy="300" r="46" />
					<path className="agenda-impact__lead" d="M280 300L410 100H600M398 300H600M385 461L410 500H600" />
					<circle className="agenda-impact__point" cx="398" cy="300" r="7" />
					<circle className="agenda-impact__point" cx="385" cy="461" r="7" />
				</svg>
				<ol className="agenda-impact__circles">
					{circles.map((circle) => (
						<li className="agenda-impact__circle" key={circle.title}>
							<h3 className="agenda-impact__name">{circle.title}</h3>
							<p className="agenda-impact__text">{circle.text}</p>
						</li>
					))}
				</ol>
			</div>
			<p className="agenda-impact__note">{note}</p>
		</Section>
	);
}
