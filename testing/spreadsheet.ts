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
	for (const [index, { cells, rows }] of sheets.entries()) {
		for (const [key, { formula }] of cells ?? []) {
			const [row = 0, col = 0] = key.split(",").map(Number);
			// Only what is computed, and the numbers it is computed from: words would be read as a person types them.
			if (formula) model.setUserInput(index, row + 1, col + 1, `=${formula}`);
		}
		for (const [row, values] of rows.entries()) {
			for (const [col, value] of values.entries()) {
				const isComputed = cells?.get(`${row},${col}`)?.formula;
				if (typeof value === "number" && !isComputed) model.setUserInput(index, row + 1, col + 1, String(value));
			}
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

/**
 * Works formulas out in a real spreadsheet engine, on cells of an empty sheet.
 * @param cells by address, `{ A1: 5000, A2: -230 }`
 * @returns a function that says what number a formula, without its equals sign, comes to; it throws the sheet's error
 */
export function emptySpreadsheet(cells: Record<string, number> = {}) {
	initSync({ module: readFileSync(engine) });
	const model = new Model("workbook", "en", "UTC", "en");
	model.pauseEvaluation();
	for (const [address, value] of Object.entries(cells)) model.setUserInput(0, ...placeOf(address), String(value));
	model.resumeEvaluation();
	const [row, column] = [1, 26];
	return (formula: string): number => {
		// The engine shows a rate as 3 %, and money to the cent, unless it is asked for the digits.
		model.setUserInput(0, row, column, `=TEXT(${formula},"0.000000000000")`);
		model.evaluate();
		const shown = model.getFormattedCellValue(0, row, column);
		if (shown === "" || Number.isNaN(Number(shown))) throw new Error(`${formula} is ${shown || "empty"}`);
		return Number(shown);
	};
}

function placeOf(address: string): [row: number, column: number] {
	const [, letter = "A", row = "1"] = address.match(/^([A-Z])(\d+)$/) ?? [];
	return [Number(row), letter.charCodeAt(0) - 64];
}
