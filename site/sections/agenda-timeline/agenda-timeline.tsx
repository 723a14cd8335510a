import { fill } from "../../../content-model/fill.ts";
import type { SectionProps } from "../../../content-model/page.ts";
import type { Goal, Objective } from "../../../content-model/sections/agenda.ts";
import { Section } from "../../../ui/section/section.tsx";
import { capitalised } from "../../capitalised.ts";
import { QUARTERS } from "../../documents/quarters.ts";
import { quartersOf } from "../agenda-objectives/goal-quarters.ts";
import { GROUND, QUARTER, stitches } from "./thread.ts";

const YEARS = [...new Set(QUARTERS.map(({ year }) => year))];

interface Props extends SectionProps<"agenda-timeline"> {
	/** The page's objectives, whose goals are drawn. */
	objectives: readonly Objective[];
}

/** The agenda's goals on the eight quarters of two years, each objective a thread; on small screens they hang. */
export function AgendaTimeline({ id, title, lead, quarter, note, objectives, ...labels }: Props) {
	return (
		<Section name="agenda-timeline" id={id} title={title} lead={lead}>
			<Ruler quarter={quarter} />
			<ol className="agenda-timeline__threads">
				{objectives.map((objective) => (
					<li className={`thread-hue--${objective.number}`} key={objective.number}>
						<Thread objective={objective} {...labels} />
					</li>
				))}
			</ol>
			<p className="agenda-timeline__note">{note}</p>
		</Section>
	);
}

function Ruler({ quarter }: Pick<Props, "quarter">) {
	return (
		<div className="agenda-timeline__ruler" aria-hidden="true">
			{YEARS.map((year) => (
				<p className="agenda-timeline__year" key={year}>
					{year}
				</p>
			))}
			{QUARTERS.map(({ year, number }) => (
				<p className="agenda-timeline__quarter" key={`${year}-${number}`}>
					{fill(quarter, { number: String(number) })}
				</p>
			))}
		</div>
	);
}

type ThreadProps = { objective: Objective } & Pick<Props, "goal" | "always">;

function Thread({ objective: { number, title, goals }, goal, always }: ThreadProps) {
	const width = QUARTERS.length * QUARTER;
	return (
		<>
			<h3 className="agenda-timeline__objective">
				<span className="agenda-timeline__number">{number}</span> {title}
			</h3>
			<svg
				className="agenda-timeline__line"
				viewBox={`0 0 ${width} ${GROUND}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path className="agenda-timeline__ground" d={`M0 ${GROUND}H${width}`} />
				{stitches(goals).map((stitch) => (
					<path key={stitch} d={stitch} />
				))}
			</svg>
			<ol className="agenda-timeline__goals">
				{goals.map((one) => (
					<li className={`agenda-timeline__goal ${placeOf(one)}`} key={one.text}>
						<p className="agenda-timeline__aim">{one.text}</p>
						<p className="agenda-timeline__when">
							{one.status ? capitalised(one.status) : goal} · {one.when ?? always}
						</p>
					</li>
				))}
			</ol>
		</>
	);
}

/** The classes that stand a goal's words where it is due. */
function placeOf(goal: Goal): string {
	const quarters = quartersOf(goal);
	if (!quarters) return "agenda-timeline__goal--always";
	// After the last quarters there is no room for words.
	const short =
		quarters.first === quarters.last && quarters.last < QUARTERS.length - 1 ? " agenda-timeline__goal--short" : "";
	return `agenda-timeline__goal--due-${quarters.last}${short}`;
}
