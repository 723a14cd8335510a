import { fill } from "../../content-model/fill.ts";
import type { Objective } from "../../content-model/sections/agenda.ts";
import { RichLine } from "../../ui/rich-line/rich-line.tsx";
import { capitalised } from "../capitalised.ts";
import { Aside, Circle, List, Pairs, PrintedDocument, PrintedSection, unbroken } from "./printed-document.tsx";
import type { agendaWords } from "./printed-words.ts";
import { datedGoals, QUARTERS, quarterPlace } from "./quarters.ts";
import stone from "./stone.svg?raw";

type AgendaProps = ReturnType<typeof agendaWords>;

/** The national agenda on paper. */
export function Agenda(agenda: AgendaProps) {
	const { words, cover, objectives, timeline, impact, joining, notices, site } = agenda;
	return (
		<PrintedDocument
			title={words.title}
			footer={words.footer}
			cover={{
				art: stone,
				eyebrow: `${cover.title} ${cover.years}`,
				title: cover.heading,
				lead: cover.lead,
				contents: words.contents,
				sections: [...objectives.items, timeline, impact, joining],
				owner: cover.owner,
				edition: words.edition,
			}}
		>
			{objectives.items.map((objective, index) => (
				<ObjectiveSection key={objective.title} objective={objective} labels={objectives.labels} words={words}>
					{index === objectives.items.length - 1 && objectives.note}
				</ObjectiveSection>
			))}
			<PrintedSection {...timeline}>
				<Timeline objectives={objectives.items} words={words} />
				<p className="label">{timeline.always}</p>
				<List
					items={objectives.items.flatMap(({ goals }) => goals.filter(({ when }) => !when).map(({ text }) => text))}
				/>
				<Aside>{timeline.note}</Aside>
			</PrintedSection>
			<PrintedSection {...impact}>
				<Impact circles={impact.circles} />
				<Aside>{impact.note}</Aside>
			</PrintedSection>
			<PrintedSection {...joining}>
				<Pairs items={joining.ways} />
				<Aside>
					<RichLine as="h3" text={words.join.title} />
					<p>{fill(words.join.text, { email: site.email, phone: unbroken(site.phone) })}</p>
					<p>{words.join.page}</p>
				</Aside>
				{notices.map(({ title, text }) => (
					<div className="notice small" key={text}>
						{title && <h3>{title}</h3>}
						<p>{text}</p>
					</div>
				))}
			</PrintedSection>
		</PrintedDocument>
	);
}

interface ObjectiveSectionProps {
	objective: Objective;
	labels: AgendaProps["objectives"]["labels"];
	words: AgendaProps["words"];
	/** What is said of the goals of all. */
	children: string | false;
}

function ObjectiveSection({ objective, labels, words, children }: ObjectiveSectionProps) {
	const { number, title, description, why, goals, actions } = objective;
	return (
		<PrintedSection title={title} lead={description} eyebrow={fill(words.objective, { number: String(number) })}>
			<h3 className="label">{labels.why}</h3>
			<p className="lead">{why}</p>
			<h3 className="label">{labels.goals}</h3>
			<ul className="goals">
				{goals.map(({ text, when, status }) => (
					<li key={text}>
						<svg viewBox="0 0 14 14" aria-hidden="true">
							<Dot x={7} />
						</svg>
						<span className="goals__text">{text}</span>{" "}
						<span>{[when, status && capitalised(status)].filter(Boolean).join(" · ")}</span>
					</li>
				))}
			</ul>
			<h3 className="label">{labels.actions}</h3>
			<List items={actions} />
			{children && <Aside>{children}</Aside>}
		</PrintedSection>
	);
}

/** The dated goals on their eight quarters. */
function Timeline({ objectives, words }: { objectives: readonly Objective[]; words: AgendaProps["words"] }) {
	const goals = datedGoals(objectives);
	const spoken = goals.map(({ text, when, status }) => `${when}: ${text}${status ? ` (${status})` : ""}.`).join(" ");
	return (
		<div className="timeline" role="img" aria-label={`${words.timeline} ${spoken}`}>
			<div className="timeline__quarters">
				{QUARTERS.map(({ year, number }) => (
					<div key={`${year} ${number}`}>
						<span>{number === 1 && year}</span>
						{fill(words.quarter, { number: String(number) })}
					</div>
				))}
			</div>
			{goals.map(({ text, from, to, status }) => {
				const start = quarterPlace(from) / QUARTERS.length;
				const end = (quarterPlace(to) + 1) / QUARTERS.length;
				return (
					<div className="timeline__goal" key={text}>
						<div className="timeline__label">
							{/* Gives way to a text that would leave the column. */}
							<span style={{ flex: `0 1 ${start * 100}%` }} />
							<strong>{status ? `${text} · ${status}` : text}</strong>
						</div>
						<Bar from={start * COLUMN + 5} to={end * COLUMN - 11} />
					</div>
				);
			})}
		</div>
	);
}

/** Points that all quarters take. */
const COLUMN = 484;

/** @param from where it begins, in points, and ends with its dot */
function Bar({ from, to }: { from: number; to: number }) {
	return (
		<svg className="timeline__bar" viewBox={`0 0 ${COLUMN} 14`} aria-hidden="true">
			<path className="bar" d={`M${from} 7H${to}`} />
			<path className="bar bar--inner" d={`M${from} 7H${to}`} />
			<Dot x={to} />
		</svg>
	);
}

function Dot({ x }: { x: number }) {
	return (
		<>
			<path className="dot" d={`M${x} 7h0`} />
			<path className="dot dot--inner" d={`M${x} 7h0`} />
		</>
	);
}

const RADII = [48, 92, 136];
const EDGES = [-38, 0, 40];
const ROW = 112;

/** The circles that widen from a person to the country, each with its words where its line leads. */
function Impact({ circles }: { circles: AgendaProps["impact"]["circles"] }) {
	const lines = circles.map((_, index) => {
		const [radius = 0, degrees = 0] = [RADII[index], EDGES[index]];
		const [x, y] = [Math.cos, Math.sin].map((axis) => radius * axis((degrees * Math.PI) / 180)) as [number, number];
		return { x: 136 + x, y: 158 + y, row: 10 + index * ROW };
	});
	return (
		<div className="impact">
			<svg viewBox="0 0 288 336" aria-hidden="true">
				{[2, 1, 0].map((index) => (
					<Circle
						key={index}
						className={`impact__circle impact__circle--${index}`}
						cx={136}
						cy={158}
						r={RADII[index] ?? 0}
					/>
				))}
				<Circle className="impact__heart" cx={136} cy={158} r={9} />
				{lines.map(({ x, y, row }) => (
					<g key={row}>
						<path className="impact__line" d={`M${x} ${y}L260 ${row}L288 ${row}`} />
						<Circle className="impact__end" cx={x} cy={y} r={3} />
					</g>
				))}
			</svg>
			{circles.map(({ title, text }) => (
				<div key={title} className="impact__words">
					<h3>{title}</h3>
					<p>{text}</p>
				</div>
			))}
		</div>
	);
}
