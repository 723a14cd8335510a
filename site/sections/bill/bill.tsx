import type { SectionWithWords } from "../../../content-model/content.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Section } from "../../../ui/section/section.tsx";
import { LinkedLine } from "../../components/linked-line/linked-line.tsx";

/** A clinic's bill with every line of the budget and no amount yet: to see what there is to ask, and to fill in by pen. */
export function Bill({ id, title, lead, note, action, words }: SectionWithWords<"bill">) {
	const { price, treatment, later, travel, fields, picture, states } = words.plan.budget;
	return (
		<Section name="bill" id={id} tone="amber" title={title} lead={lead}>
			<div className="bill__paper">
				<ul className="bill__head strong">
					{[fields.name, fields.currency, price.label].map((label) => (
						<li key={label}>{label}</li>
					))}
				</ul>
				{[treatment, later, travel].map((part) => (
					<div className="bill__part" key={part.title}>
						<h3 className="kicker bill__label label">{part.title}</h3>
						<ul>
							{part.lines.map((line) => (
								<li key={line.id}>
									{line.label}
									{line.apart && <small>{states.apart}</small>}
								</li>
							))}
						</ul>
					</div>
				))}
				<p className="bill__total display wide above--6 title--s">{picture.total}</p>
			</div>
			<div className="screen-only">
				<p className="bill__note link--within">
					<LinkedLine text={note} />
				</p>
				<ButtonLink {...action} />
			</div>
		</Section>
	);
}
