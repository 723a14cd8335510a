const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Whether a word is another one, with the same first letter, and one slip (4 or 5 letters), one wrong letter, or two (from 9). */
export function isMisspelt(word: string, right: string): boolean {
	if (right.length < 6) return right.length > 3 && isSlip(word, right);
	const most = right.length < 9 ? 1 : 2;
	if (Math.abs(word.length - right.length) > most) return false;
	// The optimal string alignment distance, row by row.
	let [before, row] = [[] as number[], Array.from({ length: word.length + 1 }, (_, column) => column)];
	for (let line = 1; line <= right.length; line++) {
		const next = [line];
		for (let column = 1; column <= word.length; column++) {
			const isSame = right[line - 1] === word[column - 1];
			const swapped = right[line - 1] === word[column - 2] && right[line - 2] === word[column - 1];
			next[column] = Math.min(
				(row[column] ?? 0) + 1,
				(next[column - 1] ?? 0) + 1,
				(row[column - 1] ?? 0) + (isSame ? 0 : 1),
				swapped ? (before[column - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		[before, row] = [row, next];
	}
	return (row[word.length] ?? 0) <= most;
}

/** A letter left out, two that changed places, one too many, or the key beside the right one. */
function isSlip(word: string, right: string): boolean {
	let same = 1;
	while (same < right.length && word[same] === right[same]) same++;
	const [here = "", next = ""] = right.slice(same);
	const rest = right.slice(same + 1);
	return (
		word.slice(same) === rest ||
		word.slice(same + 1) === here + rest ||
		word.slice(same) === next + here + rest.slice(1) ||
		(word.slice(same + 1) === rest && areNeighbours(word[same] ?? "", here))
	);
}

function areNeighbours(one: string, other: string): boolean {
	const [[row, column], [otherRow, otherColumn]] = [placeOf(one), placeOf(other)];
	return Math.abs(row - otherRow) < 2 && Math.abs(column - otherColumn) < 2;
}

function placeOf(letter: string): [row: number, column: number] {
	const row = ROWS.findIndex((keys) => keys.includes(letter));
	return [row, ROWS[row]?.indexOf(letter) ?? 99];
}
