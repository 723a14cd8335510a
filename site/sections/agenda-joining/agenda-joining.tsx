import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { AgendaJoiningProps } from "./agenda-joining.schema.ts";
import "./agenda-joining.css";

/** Four ways into the agenda, one line each, leading to the form that fits. */
export function AgendaJoining({ id, title, lead, ways }: AgendaJoiningProps) {
	const heading = id ?? "agenda-joining";
	return (
		<Section name="agenda-joining" id={id} heading={heading}>
			<SectionHeading name={heading} title={title} lead={lead} />
			<ul className="agenda-joining__ways">
				{ways.map((way) => (
					<li className="agenda-joining__way" key={way.title}>
						<h3 className="agenda-joining__name">{way.title}</h3>
						<p className="agenda-joining__text">{way.text}</p>
						<a className="agenda-joining__link" href={way.action.href}>
							{way.action.label}
						</a>
					</li>
				))}
			</ul>
		</Section>
	);
}
