import type { SectionProps } from "../../../content-model/pages/page.ts";
import type { Objective } from "../../../content-model/sections/agenda.ts";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { Section } from "../../../ui/section/section.tsx";
import { capitalised } from "../../capitalised.ts";
import { threadHue } from "../agenda-timeline/timeline.tsx";

/** An objective's drawing stands in its lens, in the hue of its thread. */
const FILES = import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

/** The agenda's objectives, one after the other, each with its number, reason, goals and actions. */
export const AgendaObjectives = ({ id, title, lead, labels, items, note }: SectionProps<"agenda-objectives">) => (
	<Section name="agenda-objectives" id={id} tone="surface" title={title} lead={lead}>
		<ol>
			{items.map((item) => (
				<li className={`agenda-objectives__item ${threadHue(item.number)}`} key={item.number}>
					<ObjectiveArticle {...item} labels={labels} />
				</li>
			))}
		</ol>
		<p className="ruled--apart wide above--16 ruled small">{note}</p>
	</Section>
);

type ObjectiveProps = Objective & Pick<SectionProps<"agenda-objectives">, "labels">;

function ObjectiveArticle({ number, icon, title, description, why, goals, actions, labels }: ObjectiveProps) {
	return (
		<article className="agenda-objectives__article">
			<header className="agenda-objectives__opening">
				<div className="agenda-objectives__lens" aria-hidden="true">
					<Drawing files={FILES} name={icon} className="objective-art screen-only" />
					<p className="agenda-objectives__number display">{number}</p>
				</div>
				<h3 className="above--8 title--part">{title}</h3>
				<p className="agenda-objectives__description lead">{description}</p>
			</header>
			<details className="agenda-objectives__details fold">
				<summary className="agenda-objectives__open fold__open disclosure">{labels.open}</summary>
				<h4 className="agenda-objectives__label label">{labels.why}</h4>
				<p className="soft">{why}</p>
				<h4 className="agenda-objectives__label label">{labels.goals}</h4>
				<ul className="stack stack--8">
					{goals.map((goal) => (
						<li className="agenda-objectives__goal stack stack--5" key={goal.text}>
							{/* A ring that measures nothing; that of a goal that holds throughout is dotted. */}
							<p className={goal.when ? "goal-dial display" : "goal-dial display goal-dial--always"} aria-hidden="true">
								{goal.figure}
							</p>
							<div>
								<p className="agenda-objectives__aim balanced display title--s">{goal.text}</p>
								{goal.when && <p className="balanced above--1 small">{goal.when}</p>}
								{goal.status && <p className="balanced above--1 small">{capitalised(goal.status)}</p>}
							</div>
						</li>
					))}
				</ul>
				<h4 className="agenda-objectives__label label">{labels.actions}</h4>
				<ul>
					{actions.map((action) => (
						<li className="agenda-objectives__action soft ruled" key={action}>
							{action}
						</li>
					))}
				</ul>
			</details>
		</article>
	);
}
