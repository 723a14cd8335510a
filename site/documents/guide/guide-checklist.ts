import type { Guide } from "../../../content-model/documents/guide.ts";
import { PAGE } from "../paper/page.ts";
import { CAOBA, LINE } from "../paper/palette.ts";
import type { Paper } from "../paper/paper.ts";
import { openSection } from "../paper/passages.ts";

const ANSWER = 52;
const QUESTION = PAGE.column - ANSWER * 3 - 14;

type Checklist = Guide["checklist"];

/** The self-assessment: a table for each area, with a ring to mark under every answer. */
export function writeChecklist(paper: Paper, { checklist }: Guide): void {
	openSection(paper, checklist, 120);
	for (const area of checklist.areas) {
		const first = area.items[0] ?? "";
		// A heading stays with its first two lines.
		paper.room(60 + paper.heightOf(first, "body", QUESTION) * 2);
		paper.say("H3", area.title, "subtitle");
		paper.y += 4;
		paper.within("Table", () => {
			writeHead(paper, checklist.columns);
			for (const item of area.items) writeRow(paper, item, checklist.columns.answers.length);
		});
		paper.y += 18;
	}
}

function writeHead(paper: Paper, { item, answers }: Checklist["columns"]): void {
	paper.within("TR", () => {
		paper.sayAt(paper.y, "TH", item, "small", { width: QUESTION });
		for (const [index, answer] of answers.entries()) {
			paper.sayAt(paper.y, "TH", answer, "small", { x: answerX(index), width: ANSWER, align: "center" });
		}
	});
	paper.y += 17;
}

function writeRow(paper: Paper, item: string, answers: number): void {
	const height = paper.heightOf(item, "body", QUESTION);
	paper.room(height + 12);
	const top = paper.y;
	paper.decorate((pen) => {
		pen.moveTo(PAGE.left, top).lineTo(PAGE.right, top).lineWidth(0.6).stroke(LINE);
		for (let index = 0; index < answers; index++) {
			pen
				.circle(answerX(index) + ANSWER / 2, top + 13, 5.6)
				.lineWidth(0.9)
				.stroke(CAOBA);
		}
	});
	paper.within("TR", () => {
		paper.sayAt(top + 6, "TD", item, "body", { width: QUESTION });
		for (let index = 0; index < answers; index++) paper.empty("TD");
	});
	paper.y = top + height + 12;
}

function answerX(index: number): number {
	return PAGE.left + QUESTION + 14 + index * ANSWER;
}
