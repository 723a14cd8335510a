import type { Guide } from "../../../content-model/documents/guide.ts";
import { PAGE } from "../paper/page.ts";
import { AMBER, CAOBA } from "../paper/palette.ts";
import type { Paper } from "../paper/paper.ts";
import { openSection, sayAside, sayPairs } from "../paper/passages.ts";

/** Height of the discs with their words, in points: they stay together. */
const STATUSES = 300;

/** What the accreditation is: four facts and the four statuses. */
export function writeFacts(paper: Paper, { facts }: Guide): void {
	openSection(paper, facts, STATUSES);
	sayPairs(paper, facts.items);
	paper.y += 12;
	writeStatuses(paper, facts.statuses);
}

/** Each status has its own disc: full or open for the standing, cut for a condition. */
function writeStatuses(paper: Paper, { title, items, drawing, note }: Guide["facts"]["statuses"]): void {
	paper.room(STATUSES);
	paper.say("H3", title, "subtitle");
	paper.y += 16;
	const top = paper.y;
	const step = PAGE.column / items.length;
	paper.decorate((pen) => {
		pen
			.moveTo(PAGE.left, top + 26)
			.lineTo(PAGE.right, top + 26)
			.lineWidth(0.6)
			.dash(1, { space: 4 })
			.stroke(CAOBA)
			.undash();
		for (const index of items.keys()) {
			const [x, y] = [PAGE.left + step * index + 26, top + 26];
			pen.circle(x, y, 26).fill("#ffffff");
			pen.circle(x, y, 25).lineWidth(1).stroke(CAOBA);
			pen.circle(x, y, 19);
			if (index < 2) pen.fill(CAOBA);
			else pen.lineWidth(1.6).stroke(CAOBA);
			if (index % 2 === 1) pen.circle(x + 15, y - 15, 7).fillAndStroke(AMBER, "#ffffff");
		}
	});
	let end = top;
	paper.within("L", () => {
		for (const [index, status] of items.entries()) {
			const place = { x: PAGE.left + step * index, width: step - 14 };
			paper.within("LI", () =>
				paper.within("LBody", () => {
					// Names of one line and of two: what they mean starts level.
					paper.sayAt(top + 62, "P", status.title, "strong", place);
					const below = top + 98;
					end = Math.max(end, below + paper.sayAt(below, "P", status.text, "small", place));
				}),
			);
		}
	});
	paper.y = end + 14;
	sayAside(paper, [
		[drawing, "body"],
		[note, "body"],
	]);
}
