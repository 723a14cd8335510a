/**
 * The word that was probably meant, or undefined where none is near.
 * @param known words, each with what it stands for
 */
export function nearest(typed: string, known: Iterable<readonly [string, string]>): string | undefined {
	let best: { meant: string; distance: number } | undefined;
	for (const [word, meant] of known) {
		const distance = editDistance(typed.toLowerCase(), word);
		if (
			distance <= Math.max(1, Math.floor(word.length / 3)) &&
			distance < (best?.distance ?? Number.POSITIVE_INFINITY)
		) {
			best = { meant, distance };
		}
	}
	return best?.meant;
}

/** How many letters have to be added, removed, changed or swapped with their neighbour (Damerau, 1964). */
function editDistance(one: string, other: string): number {
	const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
	const at = (row: number, column: number) => rows[row]?.[column] as number;
	for (let row = 1; row <= one.length; row++) {
		rows.push([row]);
		for (let column = 1; column <= other.length; column++) {
			const same = one[row - 1] === other[column - 1];
			const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			(rows[row] as number[]).push(
				Math.min(
					at(row - 1, column) + 1,
					at(row, column - 1) + 1,
					at(row - 1, column - 1) + (same ? 0 : 1),
					swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
				),
			);
		}
	}
	return at(one.length, other.length);
}
