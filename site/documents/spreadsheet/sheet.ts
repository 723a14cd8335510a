import type { Cell, CellValue, MergeRange, WriteSheet } from "hucre/xlsx";
import { type CellLook, STYLES } from "./styles.ts";

/** A worksheet under way: cells are set one by one, by row and column from 1. */
export class Sheet {
	readonly name: string;
	readonly #cells = new Map<string, Partial<Cell>>();
	readonly #rows = new Map<number, { height: number }>();
	readonly #merges: MergeRange[] = [];

	constructor(name: string) {
		this.name = name;
	}

	set(row: number, column: number, value: CellValue, look: CellLook): void {
		this.#cells.set(`${row - 1},${column - 1}`, { value, style: STYLES[look] });
	}

	/** A formula; empty until the reader's program computes it. */
	compute(row: number, column: number, formula: string, look: CellLook): void {
		const cell = { type: "formula", formula, formulaResult: "", style: STYLES[look] } as const;
		this.#cells.set(`${row - 1},${column - 1}`, cell);
	}

	height(row: number, points: number): void {
		this.#rows.set(row - 1, { height: points });
	}

	/** Lets a cell take the columns to its right. */
	span(row: number, from: number, to: number): void {
		this.#merges.push({ startRow: row - 1, endRow: row - 1, startCol: from - 1, endCol: to - 1 });
	}

	/** @param widths of the columns from A, in characters */
	finish(widths: readonly number[], more: Partial<WriteSheet> = {}): WriteSheet {
		return {
			name: this.name,
			rows: [],
			cells: this.#cells,
			rowDefs: this.#rows,
			merges: this.#merges,
			columns: widths.map((width) => ({ width })),
			view: { showGridLines: false, zoomScale: 100 },
			pageSetup: { paperSize: "letter", orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
			...more,
		};
	}
}
