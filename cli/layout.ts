/** Texts set for the terminal: nothing wider than it, long lines broken between words. */
import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

const NARROWEST = 40;
const WIDEST = 100;
const GAP = 2;

/** How many columns are written on: a line that crosses a wide screen is hard to read. */
const usedWidth = (columns: number): number => Math.min(WIDEST, Math.max(NARROWEST, columns));

/** Names on the left, broken at the width of `left`, and what belongs to them on the right. */
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

/** Never fails, whatever the text: a letter wider than the room stands on a line of its own. */
function linesOf(text: string, width: number): string[] {
	return wrapAnsi(text, width, { hard: true })
		.split("\n")
		.map((line) => line.trimEnd());
}

const padded = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - stringWidth(text)));
