import type { AgendaWords } from "../../../content-model/documents/agenda.ts";
import { fill } from "../../../content-model/fill.ts";
import type { Objective } from "../../../content-model/sections/agenda-objectives.ts";
import type { AgendaTimelineProps } from "../../../content-model/sections/agenda-timeline.ts";
import { PAGE } from "../paper/page.ts";
import { AMBER, INK, INK_SOFT, LARIMAR, LARIMAR_SOFT, LINE } from "../paper/palette.ts";
import type { Paper } from "../paper/paper.ts";
import { openSection, sayAside, sayList } from "../paper/passages.ts";
import { type DatedGoal, datedGoals, QUARTERS, quarterPlace } from "./quarters.ts";

const ROW = 44;
const HEAD = 40;
const QUARTER = PAGE.column / QUARTERS.length;

/** The dated goals on their eight quarters, drawn; those without a date below. */
export function writeTimeline(
	paper: Paper,
	{ title, lead, always, note }: AgendaTimelineProps,
	objectives: readonly Objective[],
	words: AgendaWords,
): void {
	const goals = datedGoals(objectives);
	openSection(paper, { title, lead }, HEAD + goals.length * ROW);
	const spoken = goals.map(({ text, when, status }) => `${when}: ${text}${status ? ` (${status})` : ""}.`).join(" ");
	const height = HEAD + goals.length * ROW;
	const top = paper.y;
	paper.figure(`${words.timeline} ${spoken}`, (pen) => drawTimeline(pen, top, goals, words), height);
	paper.y = top + height + 18;
	paper.say("H3", always, "label");
	paper.y += 6;
	sayList(
		paper,
		objectives.flatMap(({ goals }) => goals.filter(({ when }) => !when).map(({ text }) => text)),
	);
	paper.y += 10;
	sayAside(paper, [[note, "body"]]);
}

function drawTimeline(pen: PDFKit.PDFDocument, top: number, goals: readonly DatedGoal[], words: AgendaWords): void {
	const bottom = top + HEAD + goals.length * ROW;
	for (const [index, { year, number }] of QUARTERS.entries()) {
		const x = PAGE.left + index * QUARTER;
		pen.font("text").fontSize(10).fillColor(INK_SOFT);
		pen.text(fill(words.quarter, { number: String(number) }), x + 4, top + 22, { lineBreak: false });
		if (number === 1)
			pen
				.font("display")
				.fontSize(15)
				.fillColor(INK)
				.text(String(year), x + 4, top, { lineBreak: false });
		pen
			.moveTo(x, top + (number === 1 ? 0 : 24))
			.lineTo(x, bottom)
			.lineWidth(number === 1 ? 0.9 : 0.4)
			.stroke(LINE);
	}
	for (const [row, goal] of goals.entries()) drawGoal(pen, top + HEAD + row * ROW, goal);
}

function drawGoal(pen: PDFKit.PDFDocument, y: number, { text, from, to, status }: DatedGoal): void {
	const start = PAGE.left + quarterPlace(from) * QUARTER;
	const end = PAGE.left + (quarterPlace(to) + 1) * QUARTER;
	pen.roundedRect(start + 3, y + 24, end - start - 6, 8, 4).fillAndStroke(LARIMAR_SOFT, LARIMAR);
	pen.circle(end - 7, y + 28, 5).fillAndStroke(AMBER, LARIMAR);
	pen.font("text bold").fontSize(10.5).fillColor(INK);
	// A text that would leave the column ends at its right edge.
	const words = status ? `${text} · ${status}` : text;
	const width = pen.widthOfString(words);
	pen.text(words, Math.min(start + 3, PAGE.right - width), y + 8, { lineBreak: false });
}
