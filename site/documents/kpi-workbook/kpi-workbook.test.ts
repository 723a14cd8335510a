import { documents, site } from "virtual:content";
import { beforeAll, describe, expect, it } from "vitest";
import { openedSpreadsheet } from "../../../testing/spreadsheet.ts";
import { kpiWorkbook } from "./kpi-workbook.ts";
import { FIRST_MONTH, FIRST_ROW, KPI_COLUMNS, LAST_MONTH } from "./layout.ts";

const words = documents["plantilla-kpi"];
const { data, kpis, definitions } = words.sheets;
const [JANUARY, FEBRUARY, MARCH] = [FIRST_MONTH, FIRST_MONTH + 1, FIRST_MONTH + 2];

let bytes: Uint8Array;

beforeAll(async () => {
	bytes = await kpiWorkbook(words, site);
});

const rowOfDatum = (id: string) => FIRST_ROW + words.data.items.findIndex((item) => item.id === id);
const rowOfKpi = (id: string) => FIRST_ROW + words.kpis.items.findIndex((item) => item.numerator === id);

/** The workbook with counts written for the KPI that divides this datum, month by month from January. */
async function filled(id: string, months: readonly (readonly [above: number | null, below: number | null])[]) {
	const spreadsheet = await openedSpreadsheet(bytes);
	const kpi = words.kpis.items.find((item) => item.numerator === id);
	for (const [index, [above, below]] of months.entries()) {
		if (above !== null) spreadsheet.write(data, rowOfDatum(id), FIRST_MONTH + index, above);
		if (below !== null) spreadsheet.write(data, rowOfDatum(kpi?.denominator ?? ""), FIRST_MONTH + index, below);
	}
	return {
		spreadsheet,
		row: rowOfKpi(id),
		value: (column: number) => spreadsheet.read(kpis, rowOfKpi(id), column),
	};
}

describe("the KPI workbook", () => {
	it("opens with its six sheets, named as the content says", async () => {
		const { sheets } = await openedSpreadsheet(bytes);
		expect(sheets.map(({ name }) => name)).toEqual(Object.values(words.sheets));
	});

	it("holds fifteen KPIs, each with a formula for every month, the year, the average and the status", async () => {
		const { sheets, formula } = await openedSpreadsheet(bytes);
		for (const [index, { name }] of words.kpis.items.entries()) {
			const row = FIRST_ROW + index;
			expect(sheets[2]?.rows[row - 1]).toContain(name);
			for (let column = FIRST_MONTH; column <= LAST_MONTH; column++)
				expect(formula(kpis, row, column)).toMatch(/^IF\(/);
			expect(formula(kpis, row, KPI_COLUMNS.year)).toContain("SUMIF");
			expect(formula(kpis, row, KPI_COLUMNS.average)).toContain("AVERAGE");
			expect(formula(kpis, row, KPI_COLUMNS.status)).toContain(words.kpis.reached);
		}
	});

	it("says nothing and divides by nothing while it is empty", async () => {
		const { read } = await openedSpreadsheet(bytes);
		for (let row = FIRST_ROW; row < FIRST_ROW + 15; row++) {
			for (const column of [JANUARY, LAST_MONTH, KPI_COLUMNS.year, KPI_COLUMNS.average, KPI_COLUMNS.status]) {
				expect(read(kpis, row, column)).toBe("");
			}
		}
	});

	it("draws every KPI by month", async () => {
		const { sheets } = await openedSpreadsheet(bytes);
		const charts = sheets.find(({ name }) => name === words.sheets.charts)?.charts ?? [];
		expect(charts.map(({ title }) => title)).toEqual(words.kpis.items.map(({ name }) => name));
		for (const [index, chart] of charts.entries()) {
			expect(JSON.stringify(chart)).toContain(`$E$${FIRST_ROW + index}:$P$${FIRST_ROW + index}`);
		}
	});

	it("shows one KPI filled in: the year weighs cases, and is under its target", async () => {
		const { sheets, read, write } = await openedSpreadsheet(bytes);
		const { example } = words.sheets;
		const rows = sheets.find(({ name }) => name === example)?.rows;
		for (const [index, { numerator, denominator }] of words.example.months.entries()) {
			expect([rows?.[FIRST_ROW - 1]?.[FIRST_MONTH - 1 + index], rows?.[FIRST_ROW]?.[FIRST_MONTH - 1 + index]]).toEqual([
				numerator,
				denominator,
			]);
			write(example, FIRST_ROW, FIRST_MONTH + index, numerator);
			write(example, FIRST_ROW + 1, FIRST_MONTH + index, denominator);
		}
		write(example, FIRST_ROW + 2, KPI_COLUMNS.target, words.example.target);
		const result = (column: number) => read(example, FIRST_ROW + 2, column);
		expect(Number(result(KPI_COLUMNS.year))).toBeCloseTo(195 / 245, 6);
		expect(Number(result(KPI_COLUMNS.average))).toBeGreaterThan(195 / 245);
		expect(result(KPI_COLUMNS.status)).toBe(words.kpis.missed);
		expect(result(LAST_MONTH)).toBe("");
	});

	it("explains every KPI on its own sheet", async () => {
		const { sheets } = await openedSpreadsheet(bytes);
		const explained = JSON.stringify(sheets.find(({ name }) => name === definitions)?.rows);
		for (const { name, definition } of words.kpis.items) {
			expect(explained).toContain(name);
			expect(explained).toContain(definition);
		}
	});

	it("takes only whole counts from zero up", async () => {
		const { sheets } = await openedSpreadsheet(bytes);
		expect(sheets.find(({ name }) => name === data)?.dataValidations).toMatchObject([
			{ type: "whole", operator: "greaterThanOrEqual", formula1: "0", errorMessage: words.data.error.text },
		]);
	});
});

describe("a KPI of the workbook", () => {
	it("divides a month's counts", async () => {
		const { value } = await filled("mature", [
			[80, 100],
			[90, 120],
		]);
		expect(value(JANUARY)).toBe("0.8");
		expect(value(FEBRUARY)).toBe("0.75");
	});

	it("adds up the year's cases instead of averaging its months", async () => {
		const { value } = await filled("mature", [
			[80, 100],
			[90, 120],
		]);
		expect(Number(value(KPI_COLUMNS.year))).toBeCloseTo(170 / 220, 6);
		expect(Number(value(KPI_COLUMNS.average))).toBeCloseTo(0.775, 6);
	});

	it("leaves a month out where a count is missing or nothing can be divided by", async () => {
		const { value } = await filled("fertilized", [
			[70, 0],
			[10, 20],
			[null, 50],
			[5, null],
		]);
		expect([value(JANUARY), value(MARCH), value(MARCH + 1)]).toEqual(["", "", ""]);
		expect(value(KPI_COLUMNS.year)).toBe("0.5");
	});

	it("counts a zero as a result", async () => {
		const { value } = await filled("multiple", [[0, 12]]);
		expect(value(JANUARY)).toBe("0");
		expect(value(KPI_COLUMNS.year)).toBe("0");
	});

	it.each([
		["satisfied", 0.9, words.kpis.reached],
		["satisfied", 0.91, words.kpis.missed],
		["cancelled", 0.9, words.kpis.reached],
		["cancelled", 0.89, words.kpis.missed],
	])("%s in 90 % against a target of %s reads %j", async (id, target, status) => {
		const { spreadsheet, row, value } = await filled(id, [[9, 10]]);
		expect(value(KPI_COLUMNS.status)).toBe("");
		spreadsheet.write(kpis, row, KPI_COLUMNS.target, target);
		expect(value(KPI_COLUMNS.status)).toBe(status);
	});
});
