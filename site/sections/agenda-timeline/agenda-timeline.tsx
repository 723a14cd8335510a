import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { Objective } from "../agenda-objectives/agenda-objectives.schema.ts";
import type { AgendaTimelineProps } from "./agenda-timeline.schema.ts";
import { spanClass } from "./timeline-span.ts";
import "./agenda-timeline.css";

interface Props extends AgendaTimelineProps {
	/** The page's objectives, whose goals are drawn. */
	objectives: readonly Objective[];
}

/** The agenda's goals on the eight quarters of two years, a lane an objective; on small screens, down a line. */
export function AgendaTimeline({ id, title, lead, goal, always, note, objectives }: Props) {
	const heading = id ?? "agenda-timeline";
	return (
		<Section name="agenda-timeline" id={id} heading={heading} tone="larimar">
			<SectionHeading name={heading} title={title} lead={lead} />
			<div className="agenda-timeline__chart">
				<div className="agenda-timeline__years" aria-hidden="true">
					<span>2026</span>
					<span>2027</span>
				</div>
				{objectives.map((objective) => (
					<Lane key={objective.number} objective={objective} goal={goal} always={always} />
				))}
			</div>
			<p className="agenda-timeline__note">{note}</p>
		</Section>
	);
}

interface LaneProps extends Pick<AgendaTimelineProps, "goal" | "always"> {
	objective: Objective;
}

function Lane({ objective, goal, always }: LaneProps) {
	return (
		<div className="agenda-timeline__lane">
			<h3 className="agenda-timeline__objective">
				<span className="agenda-timeline__number">{objective.number}</span> {objective.title}
			</h3>
			<ol className="agenda-timeline__goals">
				{objective.goals.map(({ text, when, from, to }) => (
					<li className={`agenda-timeline__goal ${from && to ? spanClass(from, to) : ""}`} key={text}>
						<p className="agenda-timeline__when">
							{goal} · {when ?? always}
						</p>
						<p className="agenda-timeline__aim">{text}</p>
					</li>
				))}
			</ol>
		</div>
	);
}
