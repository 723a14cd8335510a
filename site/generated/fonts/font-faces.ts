/** The `@font-face` rules: our fonts, and the devices' own fonts scaled to stand in for them until they arrive. */
import type { Font } from "./fonts.ts";

/** Vertical metrics and mean width of a sign in Spanish text, all in em. */
interface Metrics {
	ascent: number;
	descent: number;
	width: number;
}

/**
 * Mean widths over 40,000 characters of this site's own words, laid out with fontkit; those of the devices' fonts from
 * the free fonts drawn to their widths (Arimo: Arial, Gelasio: Georgia) or from the fonts themselves (Roboto, Noto
 * Serif).
 */
const OURS = {
	display: { ascent: 0.735, descent: 0.265, width: 0.4337 },
	displayItalic: { ascent: 0.735, descent: 0.265, width: 0.4035 },
	text: { ascent: 0.95, descent: 0.25, width: 0.4441 },
	textBold: { ascent: 0.95, descent: 0.25, width: 0.4512 },
} as const satisfies Record<string, Metrics>;

interface StandIn {
	family: string;
	/** Full name of the device's font. */
	local: string;
	style: "normal" | "italic";
	weight: string;
	ours: Metrics;
	/** Mean width of the device's font in em. */
	width: number;
}

/**
 * What Apple's, Microsoft's and Android's devices have, and no more: on Linux each name is a question to another process
 * in the midst of the first layout (docs/decisions/0022-audit.md).
 */
const STAND_INS: readonly StandIn[] = [
	...serif("Newsreader Georgia", "Georgia", 0.4395, 0.4491),
	...serif("Newsreader Noto", "Noto Serif", 0.4751, 0.4633),
	...sans("Figtree Roboto", "Roboto", 0.4437, 0.4495),
	...sans("Figtree Arial", "Arial", 0.4472, 0.4798),
];

function serif(family: string, local: string, width: number, italicWidth: number): StandIn[] {
	const weight = "500";
	return [
		{ family, local, style: "normal", weight, ours: OURS.display, width },
		{ family, local: `${local} Italic`, style: "italic", weight, ours: OURS.displayItalic, width: italicWidth },
	];
}

function sans(family: string, local: string, width: number, boldWidth: number): StandIn[] {
	return [
		{ family, local, style: "normal", weight: "400", ours: OURS.text, width },
		{ family, local: `${local} Bold`, style: "normal", weight: "600", ours: OURS.textBold, width: boldWidth },
	];
}

/** What a page does where its typefaces have not come: keep the stand-ins, or wait. */
export type WhenLate = "optional" | "block";

/** The style sheet of all faces, ours first. */
export function fontFaces(fonts: readonly Font[], whenLate: WhenLate = "optional"): string {
	return [...fonts.map((font) => own(font, whenLate)), ...STAND_INS.map(standIn)].join("");
}

/**
 * `optional`: a typeface that is not there by the first paint waits for the next page, because in some title some line
 * always breaks elsewhere in the stand-in, and the page would jump (docs/decisions/0011-stillness.md). Preloaded, it nearly
 * always is there.
 */
function own({ family, style, weight, file }: Font, whenLate: WhenLate): string {
	const source = `url("${file.path}") format("woff2")`;
	return `@font-face{font-family:"${family}";src:${source};font-style:${style};font-weight:${weight};font-display:${whenLate}}`;
}

function standIn({ family, local, style, weight, ours, width }: StandIn): string {
	const scale = ours.width / width;
	return `@font-face{font-family:"${family}";src:local("${local}");font-style:${style};font-weight:${weight};size-adjust:${percent(scale, 1)};ascent-override:${percent(ours.ascent / scale)};descent-override:${percent(ours.descent / scale)};line-gap-override:0%}`;
}

/** Whole percents shift a line by less than a tenth of a pixel; widths add up along it. */
function percent(part: number, digits = 0): string {
	return `${(part * 100).toFixed(digits)}%`;
}
