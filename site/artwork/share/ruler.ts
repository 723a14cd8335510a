import { Resvg } from "@resvg/resvg-js";
import { FAMILIES } from "./card-fonts.ts";
import type { Word } from "./lines.ts";
import { spans } from "./spans.ts";

export type TextStyle = "title" | "text";

/** A line's width in px when it is set at 100 px. */
export type Ruler = (line: readonly Word[], style: TextStyle) => number;

/** How each style is set, and the width of the space between its words at 100 px. */
const STYLES: Record<TextStyle, { setting: string; space: number }> = {
	title: { setting: `font-family="${FAMILIES.display}" letter-spacing="-3"`, space: 19 },
	text: { setting: `font-family="${FAMILIES.text}" font-weight="400"`, space: 26 },
};

/** Measures with the program that draws: each word once, since a measurement takes a millisecond. */
export function rulerOf(fontFiles: string[]): Ruler {
	const widths = new Map<string, number>();
	const widthOf = (word: Word, style: TextStyle) => {
		const key = `${style} ${word.emphasised} ${word.text}`;
		const width = widths.get(key) ?? measured(word, style, fontFiles);
		widths.set(key, width);
		return width;
	};
	return (line, style) =>
		line.reduce((sum, word) => sum + widthOf(word, style), (line.length - 1) * STYLES[style].space);
}

function measured(word: Word, style: TextStyle, fontFiles: string[]): number {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 200"><text y="100" font-size="100" ${STYLES[style].setting}>${spans([word], "#000")}</text></svg>`;
	return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).getBBox()?.width ?? 0;
}
