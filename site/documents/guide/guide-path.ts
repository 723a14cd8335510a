import type { Guide } from "../../../content-model/documents/guide.ts";
import { PAGE } from "../paper/page.ts";
import { AMBER, CAOBA, CAOBA_SOFT } from "../paper/palette.ts";
import type { Paper } from "../paper/paper.ts";
import { openSection } from "../paper/passages.ts";

/** How far each step's stone stands from the margin: the six lie on an arc. */
const BOW = 62;
/** What a step takes at least, in points. */
const LEAST = 84;

/** The steps along an arc that bows into the page. */
export function writePath(paper: Paper, { path, confirm }: Guide): void {
	const { steps } = path;
	openSection(paper, path, steps.length * LEAST);
	const height = Math.min(92, (PAGE.bottom - paper.y) / steps.length);
	const top = paper.y;
	const stones = steps.map((_, index) => {
		const share = steps.length === 1 ? 0 : (index / (steps.length - 1)) * 2 - 1;
		return { x: PAGE.left + 16 + BOW * (1 - share ** 2), y: top + 18 + index * height };
	});
	paper.decorate((pen) => {
		for (const [index, { x, y }] of stones.entries()) {
			if (index === 0) pen.moveTo(x, y);
			else pen.lineTo(x, y);
		}
		pen.lineWidth(1.4).lineCap("round").dash(0.1, { space: 6 }).stroke(CAOBA).undash();
		for (const [index, { x, y }] of stones.entries()) {
			pen.circle(x, y, 21).fill("#ffffff");
			pen.circle(x, y, 17).fill(index === steps.length - 1 ? AMBER : CAOBA_SOFT);
			pen.circle(x, y, 20).lineWidth(0.8).stroke(CAOBA);
		}
	});
	paper.within("L", () => {
		for (const [index, step] of steps.entries()) {
			const { x, y } = stones[index] ?? { x: PAGE.left, y: top };
			paper.within("LI", () => {
				paper.sayAt(y - 9, "Lbl", String(index + 1), "subtitle", { x: x - 16, width: 32, align: "center" });
				const place = { x: x + 36, width: PAGE.right - x - 36 };
				paper.within("LBody", () => {
					let below = y - 11;
					below += paper.sayAt(below, "P", step.title, "subtitle", place) + 3;
					below += paper.sayAt(below, "P", step.text, "body", place) + 3;
					if (step.confirm) paper.sayAt(below, "P", confirm, "warning", place);
				});
			});
		}
	});
	paper.y = top + steps.length * height;
}
