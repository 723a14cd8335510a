/** The parts of the guide that are filled in by pen. */
import type { Guide } from "../../content-model/documents.ts";
import { Circle } from "./printed-document.tsx";

/** The self-assessment: a table for each area, with a ring to mark under every answer. */
export function Checklist({ columns, areas }: Guide["checklist"]) {
	return areas.map(({ title, items }) => (
		<div key={title} className="worksheet">
			<h3 id={title}>{title}</h3>
			<table className="checklist" aria-labelledby={title}>
				<thead>
					<tr>
						<th scope="col">{columns.item}</th>
						{columns.answers.map((answer) => (
							<th scope="col" key={answer}>
								{answer}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{items.map((item) => (
						<tr key={item}>
							<td>{item}</td>
							{columns.answers.map((answer) => (
								<td key={answer} className="checklist__ring">
									<svg viewBox="0 0 12.1 12.1" aria-hidden="true">
										<Circle cx={6.05} cy={6.05} r={5.6} />
									</svg>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	));
}

/** A stage has a ring more than the one before. */
const RINGS = [4, 8, 12];

/** The preparation in stages, with room for a name and a date beside each task. */
export function Preparation({ phases, task, owner, when }: Guide["preparation"]) {
	return phases.map(({ title, tasks }, index) => (
		<div key={title} className="worksheet">
			<h3 id={title} className="phase">
				<svg viewBox="0 0 26 26" aria-hidden="true">
					{RINGS.slice(0, index + 1).map((radius) => (
						<Circle key={radius} cx={13} cy={13} r={radius} />
					))}
				</svg>
				{title}
			</h3>
			<table className="tasks" aria-labelledby={title}>
				<thead>
					<tr>
						{[task, owner, when].map((column) => (
							<th scope="col" key={column}>
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{tasks.map((one) => (
						<tr key={one}>
							<td>{one}</td>
							<td className="tasks__blank" />
							<td className="tasks__blank" />
						</tr>
					))}
				</tbody>
			</table>
		</div>
	));
}

/** What to ask, each with lines for the answer. */
export function Questions({ items, answer }: Guide["questions"]) {
	return (
		<ol className="questions">
			{items.map((question, index) => (
				<li key={question}>
					<span className="questions__number">{index + 1}</span>
					<strong>{question}</strong>
					<p className="questions__answer">{answer}</p>
				</li>
			))}
		</ol>
	);
}
