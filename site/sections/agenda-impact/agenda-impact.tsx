import type { SectionProps } from "../../../content-model/pages/page.ts";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { Section } from "../../../ui/section/section.tsx";

const FILES = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

/** What the agenda should change, as a drop and the two ripples it makes. */
export const AgendaImpact = ({ id, title, lead, circles, note }: SectionProps<"agenda-impact">) => (
	<Section name="agenda-impact" id={id} tone="night" title={title} lead={lead}>
		<div className="agenda-impact__water">
			<Drawing files={FILES} name="ripples" className="agenda-impact__ripples screen-only" />
			<ol className="agenda-impact__circles">
				{circles.map((circle) => (
					<li className="agenda-impact__circle" key={circle.title}>
						<h3 className="title--entry">{circle.title}</h3>
						<p className="soft above--2">{circle.text}</p>
					</li>
				))}
			</ol>
		</div>
		<p className="ruled--apart wide above--10 ruled small">{note}</p>
	</Section>
);
