import type { AgendaWords } from "../../../content-model/documents/agenda.ts";
import { fill } from "../../../content-model/fill.ts";
import type { AgendaObjectivesProps, Objective } from "../../../content-model/sections/agenda-objectives.ts";
import { capitalised } from "../../sections/agenda-objectives/capitalised.ts";
import { PAGE } from "../paper/page.ts";
import { AMBER, LARIMAR, LINE } from "../paper/palette.ts";
import type { Paper } from "../paper/paper.ts";
import { openSection, sayAside, sayList } from "../paper/passages.ts";

const DATE = 175;
/** What stays with a heading, in points: the reason and the first goals; a label and the first lines of its list. */
const REASON_AND_GOALS = 220;
const LABEL_AND_LINES = 60;

/** The three objectives, one after the other, and what is said of all their goals. */
export function writeObjectives(paper: Paper, section: AgendaObjectivesProps, words: AgendaWords): void {
	const { items, labels, note } = section;
	for (const objective of items) {
		openObjective(paper, objective, words);
		paper.say("H3", labels.why, "label");
		paper.y += 2;
		paper.say("P", objective.why, "lead");
		paper.y += 24;
		paper.say("H3", labels.goals, "label");
		paper.y += 6;
		writeGoals(paper, objective);
		paper.y += 24;
		paper.room(LABEL_AND_LINES);
		paper.say("H3", labels.actions, "label");
		paper.y += 6;
		sayList(paper, objective.actions, "lead");
	}
	paper.y += 16;
	sayAside(paper, [[note, "body"]]);
}

function openObjective(paper: Paper, { number, title, description }: Objective, words: AgendaWords): void {
	const eyebrow = fill(words.objective, { number: String(number) });
	openSection(paper, { title, lead: description, eyebrow }, REASON_AND_GOALS);
}

/** Each goal on its line, its date in the display face. */
function writeGoals(paper: Paper, { goals }: Objective): void {
	paper.within("L", () => {
		for (const { text, when, status } of goals) {
			const said = [when, status && capitalised(status)].filter(Boolean).join(" · ");
			const width = PAGE.column - DATE - 20;
			const height =
				Math.max(paper.heightOf(text, "subtitle", width), said ? paper.heightOf(said, "body", DATE) + 3 : 0) + 18;
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
					if (said) paper.sayAt(top + 12, "P", said, "body", { x: PAGE.right - DATE, width: DATE, align: "right" });
				}),
			);
			paper.y = top + height;
		}
	});
}
