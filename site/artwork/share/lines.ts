/** A word of a title, with the character that follows it. */
export interface Word {
	text: string;
	emphasised: boolean;
}

/** A line's width in px. */
export type Measure = (line: readonly Word[]) => number;

interface Limits {
	width: number;
	lines: number;
}

/** Words of a line of content in which `*word*` is emphasised. */
export function wordsOf(text: string): Word[] {
	return text.split(/\*([^*]+)\*/).flatMap((part, place) =>
		part
			.split(" ")
			.filter((word) => word !== "")
			.map((word) => ({ text: word, emphasised: place % 2 === 1 })),
	);
}

/** A word this short looks lost at the end of a line. */
const SHORT = 2;
/** What a lost word, and a break within an emphasised phrase, cost: as much as a line that is so many px wider. */
const LOST = 60;
const TORN = 90;

/**
 * Breaks words into as few lines as fit, as even as can be, without short words at the ends.
 * @param limits width in px that no line may pass, and how many lines there may be: every way to break is tried
 * @returns the lines, or none where the words do not fit
 */
export function evenLines(words: readonly Word[], limits: Limits, measure: Measure): Word[][] {
	for (let count = 1; count <= Math.min(limits.lines, words.length); count++) {
		const fitting = partitions(words, count).filter((lines) => lines.every((line) => measure(line) <= limits.width));
		const [best] = fitting.sort((one, other) => unevenness(one, measure) - unevenness(other, measure));
		if (best) return best;
	}
	return [];
}

/** The widest line and how far the others stay behind it, in px. */
function unevenness(lines: readonly Word[][], measure: Measure): number {
	const widths = lines.map(measure);
	const widest = Math.max(...widths);
	const behind = Math.sqrt(widths.reduce((sum, width) => sum + (widest - width) ** 2, 0) / lines.length);
	const breaks = lines.slice(1).map((next, index) => [lines[index]?.at(-1), next[0]] as const);
	const lost = breaks.filter(([last]) => last && last.text.length <= SHORT).length;
	const torn = breaks.filter(([last, first]) => last?.emphasised && first?.emphasised).length;
	return widest + behind + lost * LOST + torn * TORN;
}

/** Every way to cut words into so many lines, none of them empty. */
function partitions(words: readonly Word[], count: number): Word[][][] {
	if (count === 1) return [[[...words]]];
	const ways: Word[][][] = [];
	for (let first = 1; first <= words.length - count + 1; first++) {
		for (const rest of partitions(words.slice(first), count - 1)) ways.push([words.slice(0, first), ...rest]);
	}
	return ways;
}
