import type { AgendaWords } from "../../../content-model/documents/agenda.ts";
import type { AgendaObjectivesProps, Objective } from "../../../content-model/sections/agenda-objectives.ts";
import { fill } from "../../../content-model/template.ts";
import { PAGE } from "../paper/page.ts";
import { AMBER, LARIMAR, LARIMAR_SOFT, LINE } from "../paper/palette.ts";
import type { Paper } from "../paper/paper.ts";
import { openSection, sayAside, sayList } from "../paper/passages.ts";

const DATE = 175;

/** The three objectives, a page each. */
export function writeObjectives(paper: Paper, section: AgendaObjectivesProps, words: AgendaWords): void {
	const { items, labels, note } = section;
	for (const objective of items) {
		openObjective(paper, objective, words);
		paper.say("H3", labels.why, "label");
		paper.y += 2;
		paper.say("P", objective.why, "lead");
		paper.y += 26;
		paper.say("H3", labels.goals, "label");
		paper.y += 6;
		writeGoals(paper, objective);
		paper.y += 26;
		paper.say("H3", labels.actions, "label");
		paper.y += 6;
		sayList(paper, objective.actions);
		paper.y += 16;
		sayAside(paper, [[note, "small"]]);
	}
}

function openObjective(paper: Paper, { number, title, description }: Objective, words: AgendaWords): void {
	openSection(paper, { title, lead: description }, fill(words.objective, { number: String(number) }));
	// As many rings as the objective's number.
	paper.decorate((pen) => {
		const [x, y] = [PAGE.right - 30, PAGE.height - 22];
		pen.circle(x, y, 84).fill(LARIMAR_SOFT);
		for (let ring = 0; ring < number; ring++)
			pen
				.circle(x, y, 104 + ring * 24)
				.lineWidth(0.9)
				.stroke(LARIMAR);
		pen.circle(x - 26, y - 20, 15).fill(AMBER);
	});
}

/** Each goal on its line, its date in the display face. */
function writeGoals(paper: Paper, { goals }: Objective): void {
	paper.within("L", () => {
		for (const { text, when } of goals) {
			const width = PAGE.column - DATE - 20;
			const height =
				Math.max(paper.heightOf(text, "subtitle", width), when ? paper.heightOf(when, "body", DATE) + 3 : 0) + 18;
			paper.room(height);
			const top = paper.y;
			paper.decorate((pen) => {
				pen.moveTo(PAGE.left, top).lineTo(PAGE.right, top).lineWidth(0.6).stroke(LINE);
				pen
					.circle(PAGE.left + 5, top + 20, 4.6)
					.lineWidth(1.2)
					.fillAndStroke(AMBER, LARIMAR);
			});
			paper.within("LI", () =>
				paper.within("LBody", () => {
					paper.sayAt(top + 9, "P", text, "subtitle", { x: PAGE.left + 20, width });
					if (when) paper.sayAt(top + 12, "P", when, "body", { x: PAGE.right - DATE, width: DATE, align: "right" });
				}),
			);
			paper.y = top + height;
		}
	});
}
