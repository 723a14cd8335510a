import { MARK } from "../mark/mark.ts";
import type { PlacedArt } from "../picture.ts";
import { token } from "../tokens.ts";
import { FAMILIES } from "./card-fonts.ts";
import { evenLines, type Measure, type Word, wordsOf } from "./lines.ts";
import type { Ruler, TextStyle } from "./ruler.ts";
import { shareArt } from "./share-art.tsx";
import { escaped, spans } from "./spans.ts";
import type { ShareArt, TitledPage } from "./titled-page.ts";

/** As networks ask for them (1.91 to 1). */
export const CARD = { width: 1200, height: 630 } as const;

const LEFT = 80;
const TITLE_SIZES = [108, 100, 92, 84, 76, 68, 62];
const TITLE = { width: 610, lines: 4, height: 330 };
const LEADING = 1.04;
const SENTENCE = { size: 30, leading: 43, width: 560, lines: 5, gap: 34 };
const ART = { x: 926, y: 312 };
/** Height around which the words hang: a little lower than the art, since the wordmark stands above them. */
const MIDDLE = 350;

/** A page's picture as SVG, in the fonts of `cardFontFiles`. */
export function shareCard(page: TitledPage, siteName: string, ruler: Ruler, globe: PlacedArt): string {
	const colours = coloursOf(page.art);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">
${shore(colours)}
${artwork(page.art, globe)}
${wordmark(siteName)}
${words(page, colours, ruler)}
</svg>`;
}

type Colours = Record<"main" | "soft" | "emphasis" | "eyebrow", string>;

/** A unit's own; larimar and amber for every other page. */
function coloursOf(art: ShareArt): Colours {
	if (art.kind !== "unit") {
		return {
			main: token("--larimar"),
			soft: token("--larimar-soft"),
			emphasis: token("--larimar-deep"),
			eyebrow: token("--amber-text"),
		};
	}
	const text = token(`--${art.unit}-text`);
	return { main: token(`--${art.unit}`), soft: token(`--${art.unit}-soft`), emphasis: text, eyebrow: text };
}

/** The hue that ends in a curve, and the rings around the art. */
function shore({ main, soft }: Colours): string {
	const ring = (radius: number, fill: number, stroke: number) =>
		`<circle cx="${ART.x}" cy="${ART.y}" r="${radius}" fill-opacity="${fill}" stroke-opacity="${stroke}"/>`;
	return `<linearGradient id="air" x2="0" y2="1"><stop stop-color="${token("--paper")}"/><stop offset=".8" stop-color="${soft}"/></linearGradient>
<path fill="url(#air)" d="M0 0h1200v630H0z"/>
<g fill="#fff" stroke="${main}">${ring(420, 0, 0.14)}${ring(322, 0.3, 0.2)}${ring(240, 0.36, 0.3)}</g>
<path fill="#fff" d="M0 574Q600 654 1200 574V630H0z"/>`;
}

function artwork(art: ShareArt, globe: PlacedArt): string {
	const side = art.kind === "page" ? 440 : 400;
	return `<g transform="translate(${ART.x - side / 2} ${ART.y - side / 2})">${shareArt(art, side, globe)}</g>`;
}

function wordmark(name: string): string {
	const { cx, cy, r } = MARK.core;
	return `<g transform="translate(${LEFT} 60) scale(1.375)"><path fill="${token("--larimar")}" d="${MARK.ring}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${token("--amber")}"/></g>
<text x="${LEFT + 58}" y="94" font-family="${FAMILIES.display}" font-size="36" letter-spacing="-.7" fill="${token("--ink")}">${escaped(name)}</text>`;
}

/** Eyebrow, title and sentence, one block that hangs around the art's height. */
function words({ title, eyebrow, sentence = "" }: TitledPage, colours: Colours, ruler: Ruler): string {
	const { size, lines } = fittedTitle(title, ruler);
	const leading = Math.round(size * LEADING);
	const small = evenLines(wordsOf(sentence), SENTENCE, scaled(ruler, "text", SENTENCE.size));
	const height = lines.length * leading + (small.length > 0 ? SENTENCE.gap + small.length * SENTENCE.leading : 0);
	const top = Math.round(MIDDLE - height / 2);
	const baseline = top + size * 0.78;
	const under = baseline + (lines.length - 1) * leading + SENTENCE.gap + SENTENCE.size;
	const titleStyle = `font-family="${FAMILIES.display}" font-size="${size}" letter-spacing="${size * -0.03}" fill="${token("--ink")}"`;
	const smallStyle = `font-family="${FAMILIES.text}" font-weight="400" font-size="${SENTENCE.size}" fill="${token("--ink-soft")}"`;
	const eyebrowStyle = `font-family="${FAMILIES.text}" font-weight="600" font-size="27" fill="${colours.eyebrow}"`;
	const line = (y: number, style: string, inner: string) => `<text x="${LEFT}" y="${y}" ${style}>${inner}</text>`;
	return [
		eyebrow ? line(top - 22, eyebrowStyle, escaped(eyebrow)) : "",
		...lines.map((each, index) => line(baseline + index * leading, titleStyle, spans(each, colours.emphasis))),
		...small.map((each, index) => line(under + index * SENTENCE.leading, smallStyle, spans(each, colours.emphasis))),
	].join("\n");
}

/** The largest size at which the title fits its lines and its height. */
export function fittedTitle(title: string, ruler: Ruler): { size: number; lines: Word[][] } {
	for (const size of TITLE_SIZES) {
		const lines = evenLines(wordsOf(title), TITLE, scaled(ruler, "title", size));
		if (lines.length > 0 && lines.length * size * LEADING <= TITLE.height) {
			return { size, lines };
		}
	}
	throw new Error(`El título «${title}» no cabe en la imagen para compartir; acórtalo.`);
}

function scaled(ruler: Ruler, style: TextStyle, size: number): Measure {
	return (line) => (ruler(line, style) * size) / 100;
}
