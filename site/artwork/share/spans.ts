import type { Word } from "./lines.ts";

/**
 * Words as they stand in an SVG's `<text>`.
 * @param emphasis colour of emphasised words
 */
export function spans(line: readonly Word[], emphasis: string): string {
	return line
		.map(({ text, emphasised }, index) => {
			const word = escaped(index === line.length - 1 ? text : `${text} `);
			return emphasised ? `<tspan font-style="italic" fill="${emphasis}">${word}</tspan>` : word;
		})
		.join("");
}

/** Plain words as they stand in an SVG. */
export function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
