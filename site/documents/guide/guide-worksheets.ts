import type { Guide } from "../../../content-model/documents/guide.ts";
import { PAGE } from "../paper/page.ts";
import { CAOBA, LINE } from "../paper/palette.ts";
import type { Paper } from "../paper/paper.ts";
import { openSection } from "../paper/passages.ts";

const TASK = 262;
/** What a question takes at least with its lines, in points. */
const LEAST = 82;
const BLANKS = [
	{ x: PAGE.left + TASK + 20, width: 112 },
	{ x: PAGE.left + TASK + 148, width: PAGE.column - TASK - 148 },
] as const;

/** The preparation in stages, with room for a name and a date beside each task. */
export function writePreparation(paper: Paper, { preparation }: Guide): void {
	openSection(paper, preparation, 160);
	for (const [index, { title, tasks }] of preparation.phases.entries()) {
		const top = paper.y;
		paper.decorate((pen) => {
			for (let ring = 0; ring <= index; ring++)
				pen
					.circle(PAGE.left + 12, top + 10, 4 + ring * 4)
					.lineWidth(1.2)
					.stroke(CAOBA);
		});
		paper.say("H3", title, "subtitle", { x: PAGE.left + 34 });
		paper.y += 8;
		paper.within("Table", () => {
			paper.within("TR", () => {
				paper.sayAt(paper.y, "TH", preparation.task, "small", { width: TASK });
				paper.sayAt(paper.y, "TH", preparation.owner, "small", BLANKS[0]);
				paper.sayAt(paper.y, "TH", preparation.when, "small", BLANKS[1]);
			});
			paper.y += 18;
			for (const task of tasks) writeTask(paper, task);
		});
		paper.y += 24;
	}
}

function writeTask(paper: Paper, task: string): void {
	const height = Math.max(30, paper.heightOf(task, "body", TASK) + 12);
	const top = paper.y;
	paper.decorate((pen) => {
		for (const { x, width } of BLANKS) pen.moveTo(x, top + height - 4).lineTo(x + width, top + height - 4);
		pen.lineWidth(0.6).stroke(CAOBA);
	});
	paper.within("TR", () => {
		paper.sayAt(top + 6, "TD", task, "body", { width: TASK });
		for (const _ of BLANKS) paper.empty("TD");
	});
	paper.y = top + height + 4;
}

/** What to ask, each with lines for the answer. */
export function writeQuestions(paper: Paper, { questions }: Guide): void {
	openSection(paper, questions, questions.items.length * LEAST);
	const room = (PAGE.bottom - paper.y) / questions.items.length;
	paper.within("L", () => {
		for (const [index, question] of questions.items.entries()) {
			const top = paper.y;
			paper.within("LI", () => {
				paper.sayAt(top, "Lbl", String(index + 1), "subtitle", { width: 24 });
				paper.sayAt(top + 2, "LBody", question, "strong", { x: PAGE.left + 28, width: PAGE.column - 28 });
			});
			const line = top + 2 + paper.heightOf(question, "strong", PAGE.column - 28);
			paper.decorate((pen) => {
				for (const y of [line + 26, line + 50]) pen.moveTo(PAGE.left + 28, y).lineTo(PAGE.right, y);
				pen.lineWidth(0.6).stroke(LINE);
				pen.font("text").fontSize(10).fillColor(CAOBA);
				pen.text(questions.answer, PAGE.left + 28, line + 6, { lineBreak: false });
			});
			paper.y = top + Math.min(room, 96);
		}
	});
}
