/** Texts set for the terminal: nothing wider than it, long lines broken between words. */
import { getBorderCharacters, table } from "table";

const NARROWEST = 40;
const WIDEST = 100;
const GAP = 2;

/** How many columns are written on: a line that crosses a wide screen is hard to read. */
export function usedWidth(columns: number): number {
	return Math.min(WIDEST, Math.max(NARROWEST, columns));
}

/** Texts one below the other, with a rule between them. @param columns width of the terminal */
export function ruledBlocks(blocks: readonly string[], columns: number): string {
	const text = table(
		blocks.map((block) => [block]),
		{
			border: { ...getBorderCharacters("void"), joinBody: "─" },
			columns: { 0: { width: usedWidth(columns), wrapWord: true, paddingLeft: 0, paddingRight: 0 } },
			drawHorizontalLine: (line, size) => line > 0 && line < size,
		},
	);
	return trimmed(text);
}

/**
 * Names on the left and what belongs to them on the right.
 * @param left width of the names; longer ones are broken
 * @param columns width of the terminal
 */
export function twoColumns(rows: readonly (readonly [string, string])[], left: number, columns: number): string {
	if (rows.length === 0) return "";
	const cell = { wrapWord: true, paddingLeft: 0, paddingRight: 0 };
	const text = table(
		rows.map((row) => [...row]),
		{
			border: getBorderCharacters("void"),
			columns: {
				0: { ...cell, width: left, paddingRight: GAP },
				1: { ...cell, width: usedWidth(columns) - left - GAP },
			},
			drawHorizontalLine: () => false,
		},
	);
	return trimmed(text);
}

function trimmed(text: string): string {
	return text
		.split("\n")
		.map((line) => line.trimEnd())
		.join("\n")
		.trimEnd();
}

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar of so many columns at the most. @param share from 0 to 1; anything above 0 shows */
export function bar(share: number, columns: number): string {
	const eighths = share > 0 ? Math.max(1, Math.round(share * columns * 8)) : 0;
	return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] as string);
}
