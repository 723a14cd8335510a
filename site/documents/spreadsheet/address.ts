/** A column's letter, from 1; no sheet here reaches past Z. */
export function letter(column: number): string {
	return String.fromCharCode(64 + column);
}

/** A cell's address, `E6`. */
export function at(row: number, column: number): string {
	return `${letter(column)}${row}`;
}

/** The same, wherever its formula is copied to: `$E$6`. */
export function fixed(row: number, column: number): string {
	return `$${letter(column)}$${row}`;
}

/** Words as a formula holds them. */
export function quoted(words: string): string {
	return `"${words.replaceAll('"', '""')}"`;
}
