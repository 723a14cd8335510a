import type { SectionProps } from "../../../content-model/pages/page.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Way } from "../../artwork/way.tsx";

/** Four ways into the agenda, each a path to the form that fits. */
export const AgendaJoining = ({ id, title, lead, ways }: SectionProps<"agenda-joining">) => (
	<Section name="agenda-joining" id={id} title={title} lead={lead}>
		<ul className="agenda-joining__ways stack stack--12">
			{ways.map((way) => (
				<li className="agenda-joining__way stack stack--2" key={way.title}>
					<h3 className="title--part">{way.title}</h3>
					<p className="soft">{way.text}</p>
					<Way className="agenda-joining__path screen-only full" size="200 60" d="M2 54Q100 -44 198 30" />
					<a className="agenda-joining__link screen-only strong" href={way.action.href}>
						{way.action.label}
					</a>
				</li>
			))}
		</ul>
	</Section>
);
