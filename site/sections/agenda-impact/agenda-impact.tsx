import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { AgendaImpactProps } from "./agenda-impact.schema.ts";
import "./agenda-impact.css";

/** What the agenda should change, as a drop and the two ripples it makes. */
export function AgendaImpact({ id, title, lead, circles, note }: AgendaImpactProps) {
	const heading = id ?? "agenda-impact";
	return (
		<Section name="agenda-impact" id={id} heading={heading} tone="night">
			<SectionHeading name={heading} title={title} lead={lead} />
			<div className="agenda-impact__water">
				<svg className="agenda-impact__ripples" viewBox="0 0 440 420" aria-hidden="true">
					<circle className="agenda-impact__drop" cx="210" cy="210" r="56" />
					<circle cx="210" cy="210" r="110" />
					<circle cx="210" cy="210" r="168" />
					<circle className="agenda-impact__rest" cx="210" cy="210" r="206" />
					<path className="agenda-impact__lead" d="M210 210L304 70H440M320 210H440M304 350H440" />
					<circle className="agenda-impact__point" cx="320" cy="210" r="6" />
					<circle className="agenda-impact__point" cx="304" cy="350" r="6" />
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
