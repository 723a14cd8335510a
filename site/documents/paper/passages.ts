/** Passages that every document is made of. */

import { PAGE } from "./page.ts";
import { AMBER, LARIMAR, LARIMAR_SOFT, LINE } from "./palette.ts";
import type { Paper } from "./paper.ts";
import type { StyleName } from "./text-styles.ts";

const BETWEEN_SECTIONS = 40;

/**
 * A section's heading, on the page under way where there is room.
 * @param room height that has to follow the heading on its page, in points
 */
export function openSection(
	paper: Paper,
	{ title, lead, eyebrow }: { title: string; lead: string; eyebrow?: string },
	room: number,
): void {
	const [wide, narrow] = [430, 420];
	const heading = 50 + paper.heightOf(title, "title", wide) + paper.heightOf(lead, "lead", narrow);
	paper.nextSection(BETWEEN_SECTIONS, heading + room);
	if (eyebrow) {
		paper.say("P", eyebrow, "eyebrow");
		paper.y += 4;
	}
	paper.bookmark(title);
	paper.say("H2", title, "title", { width: wide });
	paper.y += 8;
	paper.say("P", lead, "lead", { width: narrow });
	paper.y += 20;
}

/** A list whose lines hang from small stones. */
export function sayList(paper: Paper, items: readonly string[], style: StyleName = "body"): void {
	paper.within("L", () => {
		for (const item of items) {
			paper.room(paper.heightOf(item, style, PAGE.column - 18));
			const y = paper.y + 6.4;
			paper.decorate((pen) => pen.circle(PAGE.left + 4, y, 2.6).fill(LARIMAR));
			paper.within("LI", () => paper.say("LBody", item, style, { x: PAGE.left + 18, width: PAGE.column - 18 }));
			paper.y += 4;
		}
	});
}

const GAP = 32;
const COLUMN = (PAGE.column - GAP) / 2;

/** Short passages with a title each, two beside each other under a hairline. */
export function sayPairs(paper: Paper, items: readonly { title: string; text: string }[]): void {
	for (let row = 0; row < items.length; row += 2) {
		const pair = items.slice(row, row + 2);
		const tallest = pair.map(
			({ title, text }) => paper.heightOf(title, "subtitle", COLUMN) + paper.heightOf(text, "body", COLUMN),
		);
		paper.room(Math.max(...tallest) + 39);
		const top = paper.y;
		paper.decorate((pen) => pen.moveTo(PAGE.left, top).lineTo(PAGE.right, top).lineWidth(0.6).stroke(LINE));
		const ends = pair.map(({ title, text }, column) => {
			const place = { x: PAGE.left + column * (COLUMN + GAP), width: COLUMN };
			const below = top + 14 + paper.sayAt(top + 14, "H3", title, "subtitle", place) + 5;
			return below + paper.sayAt(below, "P", text, "body", place);
		});
		paper.y = Math.max(...ends) + 20;
	}
}

/** Words set apart on a soft ground, with an amber edge. */
export function sayAside(paper: Paper, lines: readonly (readonly [words: string, style: StyleName])[]): void {
	const width = PAGE.column - 40;
	const inner = lines.reduce((sum, [words, style]) => sum + paper.heightOf(words, style, width) + 4, -4);
	paper.room(inner + 28);
	const top = paper.y;
	paper.decorate((pen) => {
		pen.roundedRect(PAGE.left, top, PAGE.column, inner + 28, 10).fill(LARIMAR_SOFT);
		pen.circle(PAGE.left + 14, top + 20, 3.2).fill(AMBER);
	});
	paper.y = top + 14;
	for (const [words, style] of lines) {
		paper.say("P", words, style, { x: PAGE.left + 26, width });
		paper.y += 4;
	}
	paper.y = top + inner + 28 + 18;
}

/** A number that stays on one line. */
export function unbroken(words: string): string {
	return words.replaceAll(" ", "\u00a0");
}
