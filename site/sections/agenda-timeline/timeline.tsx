import { fill } from "../../../content-model/fields/fill.ts";
import type { SectionProps } from "../../../content-model/pages/page.ts";
import type { Goal, Objective } from "../../../content-model/sections/agenda.ts";
import { Section } from "../../../ui/section/section.tsx";
import { capitalised } from "../../capitalised.ts";

/** The agenda's eight quarters in order. */
const QUARTERS = [2026, 2027].flatMap((year) => [1, 2, 3, 4].map((number) => ({ year, number })));
const YEARS = [...new Set(QUARTERS.map(({ year }) => year))];

interface Props extends SectionProps<"agenda-timeline"> {
	/** The page's objectives, whose goals are drawn. */
	objectives: readonly Objective[];
}

/** The agenda's goals on the eight quarters of two years, each objective a thread; on small screens they hang. */
export const Timeline = ({ id, title, lead, quarter, note, today, objectives, ...labels }: Props) => (
	<Section name="agenda-timeline" id={id} title={title} lead={lead}>
		<div className="agenda-timeline__years">
			<p className="agenda-timeline__today screen-only label" hidden>
				{today}
			</p>
			<div className="agenda-timeline__ruler screen-only" aria-hidden="true">
				{YEARS.map((year) => (
					<p className="agenda-timeline__year display" key={year}>
						{year}
					</p>
				))}
				{QUARTERS.map(({ year, number }) => (
					<p className="agenda-timeline__quarter small" key={`${year}-${number}`}>
						{fill(quarter, { number: String(number) })}
					</p>
				))}
			</div>
			<ol className="agenda-timeline__threads">
				{objectives.map((objective) => (
					<li className={threadHue(objective.number)} key={objective.number}>
						<Thread objective={objective} {...labels} />
					</li>
				))}
			</ol>
		</div>
		<p className="agenda-timeline__note wide ruled small">{note}</p>
	</Section>
);

type ThreadProps = { objective: Objective } & Pick<Props, "goal" | "always" | "past">;

function Thread({ objective: { number, title, goals }, goal, always, past }: ThreadProps) {
	const width = QUARTERS.length * QUARTER;
	return (
		<>
			<h3 className="agenda-timeline__objective below--5 level level--4">
				<span className="agenda-timeline__number">{number}</span> {title}
			</h3>
			<svg
				className="agenda-timeline__line"
				viewBox={`0 0 ${width} ${GROUND}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path strokeDasharray="0.1 8" d={`M0 ${GROUND}H${width}`} />
				{stitches(goals).map((stitch) => (
					<path key={stitch} d={stitch} />
				))}
			</svg>
			<ol className="agenda-timeline__goals">
				{goals.map((one) => (
					<li className={`agenda-goal ${placeOf(one)}`} key={one.text}>
						<p className="agenda-goal__aim balanced display title--s">{one.text}</p>
						<p className="agenda-goal__when balanced above--1 label">
							{`${one.status ? capitalised(one.status) : goal} · ${one.when ?? always}`}
						</p>
						{one.to && !one.status && (
							<p className="small" data-due={quartersOf(one)?.last} hidden>
								{past}
							</p>
						)}
					</li>
				))}
			</ol>
		</>
	);
}

/** Units of the drawing to a quarter, and from its sky to the line the thread runs along. */
const QUARTER = 100;
const GROUND = 100;

/** How high a stitch rises over so many quarters; past a year it rises no more. */
const RISE = [0, 40, 62, 78, 90] as const;

/** The thread's arcs, one a dated goal, from where its quarters begin to where it is due. */
export const stitches = (goals: readonly Pick<Goal, "from" | "to">[]): string[] =>
	goals.flatMap((goal) => {
		const quarters = quartersOf(goal);
		if (!quarters) return [];
		const start = (quarters.first - 1) * QUARTER;
		const end = quarters.last * QUARTER;
		const rise = RISE[Math.min(quarters.last - quarters.first + 1, RISE.length - 1)];
		return [`M${start} ${GROUND}A${(end - start) / 2} ${rise} 0 0 1 ${end} ${GROUND}`];
	});

/** The classes that stand a goal's words where it is due. */
function placeOf(goal: Goal): string {
	const quarters = quartersOf(goal);
	if (!quarters) return "agenda-goal--always";
	// After the last quarters there is no room for words.
	const short = quarters.first === quarters.last && quarters.last < QUARTERS.length - 1 ? " agenda-goal--short" : "";
	return `agenda-goal--due-${quarters.last}${short}`;
}

/** How many quarters stand before this one. */
export const quarterPlace = (quarter: string): number =>
	QUARTERS.findIndex(({ year, number }) => quarter === `${year}-T${number}`);

/** The agenda's quarters that a goal takes, counted from 1 to 8, or nothing for a goal without a date. */
export const quartersOf = ({ from, to }: Pick<Goal, "from" | "to">): { first: number; last: number } | undefined =>
	from && to ? { first: quarterPlace(from) + 1, last: quarterPlace(to) + 1 } : undefined;

/** The class of an objective's thread: its hue, the same wherever it is drawn. */
export const threadHue = (number: number) => `unit-hue--${["ivfdo", "concierge", "academy"][number - 1]}`;
