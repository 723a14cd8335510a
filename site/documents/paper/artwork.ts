import { ripples } from "../../artwork/ripples.ts";
import { PAGE } from "./page.ts";
import { AMBER, AMBER_TEXT, CAOBA, INK, LARIMAR, LARIMAR_SOFT } from "./palette.ts";

type Point = readonly [x: number, y: number];
/** Each growth ring's reach, and how much of it is filled. */
const GROWTH: readonly (readonly [reach: number, share: number])[] = [
	[0.14, 0.9],
	[0.25, 0.42],
	[0.37, 0.7],
	[0.5, 0.3],
	[0.62, 0.58],
	[0.75, 0.22],
	[0.88, 0.47],
	[1, 0.34],
];

/** The larimar stone with the country in amber, as on the home page: sea, planet, sun and egg cell. */
export function drawStone(pen: PDFKit.PDFDocument, [x, y]: Point, radius: number): void {
	const amber: Point = [x - radius * 0.19, y + radius * 0.12];
	pen.save().circle(x, y, radius).clip();
	const body = pen.radialGradient(
		x - radius * 0.3,
		y - radius * 0.4,
		0,
		x - radius * 0.3,
		y - radius * 0.4,
		radius * 1.7,
	);
	body.stop(0, "#f1fbfa").stop(0.38, "#b9e2e2").stop(0.74, "#6bbcc2").stop(1, LARIMAR);
	pen.rect(x - radius, y - radius, radius * 2, radius * 2).fill(body);
	const reaches = [0.2, 0.31, 0.44, 0.6, 0.77, 0.96, 1.17, 1.4, 1.66].map((share) => share * radius);
	for (const [index, vein] of ripples(amber, reaches, 0.16).entries()) {
		const width = [0.4, 5, 0.8, 11, 1, 4, 17, 0.8, 8][index] ?? 1;
		pen.path(vein).lineWidth(width).strokeOpacity(0.24).stroke("#ffffff");
	}
	const glow = pen.radialGradient(...amber, 0, ...amber, radius * 0.42);
	glow.stop(0, AMBER, 0.95).stop(0.35, AMBER, 0.5).stop(1, AMBER, 0);
	pen.circle(...amber, radius * 0.42).fill(glow);
	pen.restore();
	for (const share of [0.055, 0.105, 0.16])
		pen
			.circle(...amber, share * radius)
			.lineWidth(0.7)
			.strokeOpacity(0.8)
			.stroke(AMBER_TEXT);
	pen
		.strokeOpacity(1)
		.circle(...amber, 3.4)
		.lineWidth(1.6)
		.fillAndStroke("#ffffff", AMBER_TEXT);
}

/** The edge of a stone at the head of a page. */
export function drawHorizon(pen: PDFKit.PDFDocument): void {
	const [x, y] = [PAGE.width - 96, -150];
	pen.circle(x, y, 190).fill(LARIMAR_SOFT);
	for (const radius of [168, 178, 190]) pen.circle(x, y, radius).lineWidth(0.6).stroke(LARIMAR);
}

/** Flight arcs that come in to the stone's amber point. */
export function drawFlights(pen: PDFKit.PDFDocument, to: Point, from: readonly Point[]): void {
	pen.lineWidth(1.3).lineCap("round").dash(0.1, { space: 5.5 });
	for (const [x, y] of from) {
		pen
			.moveTo(...to)
			.quadraticCurveTo((to[0] + x) / 2, Math.min(to[1], y) - 60, x, y)
			.stroke(INK);
	}
	pen.undash();
}

/** Growth rings of mahogany, the tree of Business Intelligence; one arc of each ring is filled, as a chart. */
export function drawGrowthRings(pen: PDFKit.PDFDocument, centre: Point, radius: number): void {
	const reaches = GROWTH.map(([reach]) => reach * radius);
	for (const ring of ripples(centre, reaches, 0.035)) pen.path(ring).lineWidth(0.9).strokeOpacity(0.45).stroke(CAOBA);
	pen.lineCap("round").strokeOpacity(0.9);
	for (const [index, [reach, share]] of GROWTH.entries()) {
		arc(pen, centre, reach * radius, -90, -90 + 360 * share);
		pen.lineWidth(index % 2 === 0 ? 5 : 2.4).stroke(index === 2 ? LARIMAR : CAOBA);
	}
	pen
		.strokeOpacity(1)
		.circle(...centre, radius * 0.07)
		.fill(AMBER);
}

/** Adds part of a circle to the path, in short straight steps. */
function arc(pen: PDFKit.PDFDocument, [x, y]: Point, radius: number, from: number, to: number): void {
	const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 3));
	for (let step = 0; step <= steps; step++) {
		const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
		const point: Point = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
		if (step === 0) pen.moveTo(...point);
		else pen.lineTo(...point);
	}
}
