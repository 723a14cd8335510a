import type { SectionProps } from "../../../content-model/pages/page.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Section } from "../../../ui/section/section.tsx";
import { Metric } from "../../components/metric/metric.tsx";

/** What fertility tourism is, and the one figure we have for health tourism, in rings on the night sea. */
export const Tourism = ({ id, title, lead, reasons, figure, action }: SectionProps<"tourism">) => (
	<Section name="tourism" id={id} tone="night" title={title} lead={lead}>
		<dl className="tourism__figure">
			<Metric {...figure} />
		</dl>
		<div className="tourism__words">
			<ul className="below--8">
				{reasons.map((reason) => (
					<li className="tourism__reason ruled" key={reason.title}>
						<h3 className="title--s">{reason.title}</h3>
						<p className="soft above--1">{reason.text}</p>
					</li>
				))}
			</ul>
			<ButtonLink href={action.href} label={action.label} />
		</div>
	</Section>
);
