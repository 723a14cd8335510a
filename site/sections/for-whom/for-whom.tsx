import type { SectionProps } from "../../../content-model/pages/page.ts";
import { Section } from "../../../ui/section/section.tsx";

/** Who comes, each with the way to the answers that speak of them. */
export const ForWhom = ({ id, title, lead, ways }: SectionProps<"for-whom">) => (
	<Section name="for-whom" isScreenOnly id={id} tone="larimar" title={title} lead={lead}>
		<ul className="for-whom__ways columns">
			{ways.map(({ label, href, text }) => (
				<li key={label}>
					<a className="for-whom__way soft" href={href}>
						<strong>{label}</strong> {text}
					</a>
				</li>
			))}
		</ul>
	</Section>
);
