import type { AgendaImpactProps } from "../../../content-model/sections/agenda-impact.ts";
import { PAGE } from "../paper/page.ts";
import { AMBER, LARIMAR, LARIMAR_SOFT, LINE } from "../paper/palette.ts";
import type { Paper } from "../paper/paper.ts";
import { openSection, sayAside } from "../paper/passages.ts";

const RADII = [48, 92, 136];
const WORDS = { x: PAGE.left + 300, width: PAGE.column - 300 };
const ROW = 112;

/** The circles that widen from a person to the country, each with its words where its line leads. */
export function writeImpact(paper: Paper, impact: AgendaImpactProps): void {
	openSection(paper, impact, 3 * ROW);
	const top = paper.y;
	const centre = { x: PAGE.left + 136, y: top + 158 };
	const fills = ["#b9e2e2", LARIMAR_SOFT, "#eef7f6"];
	paper.decorate((pen) => {
		for (const index of [2, 1, 0]) {
			const radius = RADII[index] ?? 0;
			pen
				.circle(centre.x, centre.y, radius)
				.lineWidth(0.9)
				.fillAndStroke(fills[index] ?? LINE, LARIMAR);
		}
		pen.circle(centre.x, centre.y, 9).fill(AMBER);
		for (const [index] of impact.circles.entries()) {
			const y = top + 10 + index * ROW;
			const edge = edgePoint(centre, RADII[index] ?? 0, [-38, 0, 40][index] ?? 0);
			pen
				.moveTo(edge.x, edge.y)
				.lineTo(WORDS.x - 40, y)
				.lineTo(WORDS.x - 12, y);
			pen.lineWidth(0.8).stroke(LARIMAR);
			pen.circle(edge.x, edge.y, 3).fill(LARIMAR);
		}
	});
	for (const [index, { title, text }] of impact.circles.entries()) {
		const y = top + index * ROW;
		const below = y + paper.sayAt(y, "H3", title, "subtitle", WORDS) + 4;
		paper.sayAt(below, "P", text, "body", WORDS);
	}
	paper.y = top + 3 * ROW + 24;
	sayAside(paper, [[impact.note, "body"]]);
}

function edgePoint({ x, y }: { x: number; y: number }, radius: number, degrees: number) {
	const angle = (degrees * Math.PI) / 180;
	return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
