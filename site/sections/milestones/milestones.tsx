import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { MilestonesProps } from "./milestones.schema.ts";
import "./milestones.css";

/** A way that rises from today: each stop draws a wider ring than the last. */
export function Milestones({ id, title, lead, stops, note }: MilestonesProps) {
	const heading = id ?? "milestones";
	return (
		<Section name="milestones" id={id} heading={heading} tone="larimar">
			<SectionHeading name={heading} title={title} lead={lead} />
			<div className="milestones__journey">
				<svg className="milestones__way" viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
					<path d="M0 184C220 184 260 104 400 104S760 92 1000 8" />
				</svg>
				<ol className="milestones__stops">
					{stops.map((stop) => (
						<li className="milestones__stop" key={stop.title}>
							<p className="milestones__when">{stop.when}</p>
							<h3>{stop.title}</h3>
							<p className="milestones__text">{stop.text}</p>
						</li>
					))}
				</ol>
			</div>
			<p className="milestones__note">{note}</p>
		</Section>
	);
}
