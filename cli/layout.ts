/** Texts set for the terminal: nothing wider than it, long lines broken between words. */
import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

const NARROWEST = 40;
const WIDEST = 100;
const GAP = 2;

/** How many columns are written on: a line that crosses a wide screen is hard to read. */
export function usedWidth(columns: number): number {
	return Math.min(WIDEST, Math.max(NARROWEST, columns));
}

/** Texts one below the other, with a rule between them. @param columns width of the terminal */
export function ruledBlocks(blocks: readonly string[], columns: number): string {
	const width = usedWidth(columns);
	return blocks.map((block) => linesOf(block, width).join("\n")).join(`\n${"─".repeat(width)}\n`);
}

/**
 * Names on the left and what belongs to them on the right.
 * @param left width of the names; longer ones are broken
 * @param columns width of the terminal
 */
export function twoColumns(rows: readonly (readonly [string, string])[], left: number, columns: number): string {
	const right = usedWidth(columns) - left - GAP;
	return rows
		.flatMap(([name, text]) => {
			const [names, texts] = [linesOf(name, left), linesOf(text, right)];
			return Array.from({ length: Math.max(names.length, texts.length) }, (_, at) =>
				`${padded(names[at] ?? "", left + GAP)}${texts[at] ?? ""}`.trimEnd(),
			);
		})
		.join("\n");
}

/** A paragraph two columns from the left. @param columns width of the terminal */
export function indented(text: string, columns: number): string {
	return linesOf(text, usedWidth(columns) - GAP)
		.map((line) => " ".repeat(GAP) + line)
		.join("\n");
}

/** Never fails, whatever the text: a letter wider than the room stands on a line of its own. */
function linesOf(text: string, width: number): string[] {
	return wrapAnsi(text, width, { hard: true })
		.split("\n")
		.map((line) => line.trimEnd());
}

function padded(text: string, width: number): string {
	return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar of so many columns at the most. @param share from 0 to 1; anything above 0 shows */
export function bar(share: number, columns: number): string {
	const eighths = share > 0 ? Math.max(1, Math.round(share * columns * 8)) : 0;
	return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] as string);
}
