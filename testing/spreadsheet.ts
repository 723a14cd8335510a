import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";
import { openXlsx } from "hucre/xlsx";

const engine = createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm");

/**
 * A workbook in a real spreadsheet engine (IronCalc): a test may fill in its cells and read what its formulas come to.
 * Rows and columns count from 1.
 */
export async function openedSpreadsheet(bytes: Uint8Array) {
	const { sheets } = await openXlsx(bytes);
	initSync({ module: readFileSync(engine) });
	const model = new Model("workbook", "en", "UTC", "en");
	model.pauseEvaluation();
	for (const [index, { name }] of sheets.entries()) {
		if (index > 0) model.newSheet();
		model.renameSheet(index, name);
	}
	for (const [index, { cells }] of sheets.entries()) {
		for (const [key, { formula }] of cells ?? []) {
			const [row = 0, col = 0] = key.split(",").map(Number);
			// Only what is computed goes in: words would be read as a person types them.
			if (formula) model.setUserInput(index, row + 1, col + 1, `=${formula}`);
		}
	}
	model.resumeEvaluation();
	model.evaluate();

	const indexOf = (name: string) => sheets.findIndex((one) => one.name === name);
	return {
		sheets,
		/** A formula as the file holds it, without its equals sign. */
		formula: (sheet: string, row: number, col: number) =>
			sheets[indexOf(sheet)]?.cells?.get(`${row - 1},${col - 1}`)?.formula,
		write(sheet: string, row: number, col: number, value: number) {
			model.setUserInput(indexOf(sheet), row, col, String(value));
		},
		/** What a formula comes to, as the reader sees it in a cell without a format of its own. */
		read(sheet: string, row: number, col: number): string {
			model.evaluate();
			return model.getFormattedCellValue(indexOf(sheet), row, col);
		},
	};
}
