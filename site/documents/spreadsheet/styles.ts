import type { CellStyle } from "hucre/xlsx";
import {
	AMBER_SOFT,
	AMBER_TEXT,
	INK,
	INK_SOFT,
	LARIMAR,
	LARIMAR_DEEP,
	LARIMAR_SOFT,
	LINE,
	PAPER,
} from "../paper/palette.ts";

const color = (hex: string) => ({ rgb: hex.slice(1).toUpperCase() });
const fill = (hex: string) => ({ type: "pattern", pattern: "solid", fgColor: color(hex) }) as const;
const side = (hex: string) => ({ style: "thin", color: color(hex) }) as const;
const hairline = { bottom: side(LINE) };
const centred = { horizontal: "center", vertical: "center", wrapText: true } as const;
const wrapped = { vertical: "center", wrapText: true } as const;

/** Georgia and Calibri are on nearly every computer; a workbook cannot bring its own faces. */
const display = (size: number) => ({ name: "Georgia", size, color: color(INK) });
const body = (hex: string, bold = false) => ({ name: "Calibri", size: 11, bold, color: color(hex) });

const trailing = { horizontal: "right", vertical: "center" } as const;
const MONEY = "#,##0.00";
/** Where somebody writes. */
const answer = {
	font: body(INK, true),
	fill: fill(AMBER_SOFT),
	border: { bottom: side(LARIMAR) },
	alignment: { vertical: "center" },
	protection: { locked: false },
} as const;

/** How cells of the workbooks look. */
export const STYLES = {
	title: { font: display(22), alignment: { vertical: "center" } },
	lead: { font: body(INK_SOFT), alignment: { vertical: "center" } },
	subtitle: { font: display(14), alignment: { vertical: "center" } },
	text: { font: body(INK), alignment: { vertical: "top", wrapText: true } },
	small: { font: { ...body(INK_SOFT), size: 10 }, alignment: { vertical: "top", wrapText: true } },
	warning: { font: { ...body(AMBER_TEXT, true), size: 10 }, alignment: { vertical: "top", wrapText: true } },
	number: { font: display(14), alignment: { horizontal: "center", vertical: "top" } },
	head: { font: body("#ffffff", true), fill: fill(INK), alignment: centred },
	headLeft: { font: body("#ffffff", true), fill: fill(INK), alignment: wrapped },
	area: { font: body(LARIMAR_DEEP, true), border: hairline, alignment: wrapped },
	name: { font: body(INK, true), border: hairline, alignment: wrapped },
	cell: { font: body(INK), border: hairline, alignment: wrapped },
	count: {
		font: body(INK),
		fill: fill(AMBER_SOFT),
		border: { bottom: side(LINE), right: side(LINE) },
		alignment: centred,
		numFmt: "#,##0",
		protection: { locked: false },
	},
	answer,
	total: { font: body(INK, true), fill: fill(PAPER), border: hairline, alignment: centred, numFmt: "#,##0" },
	percent: { font: body(INK), border: hairline, alignment: centred, numFmt: "0.0%" },
	days: { font: body(INK), border: hairline, alignment: centred, numFmt: "0.0" },
	yearPercent: {
		font: body(INK, true),
		fill: fill(LARIMAR_SOFT),
		border: hairline,
		alignment: centred,
		numFmt: "0.0%",
	},
	yearDays: { font: body(INK, true), fill: fill(LARIMAR_SOFT), border: hairline, alignment: centred, numFmt: "0.0" },
	targetPercent: {
		font: body(INK),
		fill: fill(AMBER_SOFT),
		border: hairline,
		alignment: centred,
		numFmt: "0.0%",
		protection: { locked: false },
	},
	targetDays: {
		font: body(INK),
		fill: fill(AMBER_SOFT),
		border: hairline,
		alignment: centred,
		numFmt: "0.0",
		protection: { locked: false },
	},
	money: { font: body(INK), border: hairline, alignment: trailing, numFmt: MONEY },
	moneyTotal: { font: body(INK, true), fill: fill(LARIMAR_SOFT), border: hairline, alignment: trailing, numFmt: MONEY },
	rateTotal: {
		font: body(INK, true),
		fill: fill(LARIMAR_SOFT),
		border: hairline,
		alignment: trailing,
		numFmt: "0.00%",
	},
	moneyAnswer: { ...answer, alignment: trailing, numFmt: MONEY },
	rateAnswer: { ...answer, alignment: trailing, numFmt: "0.00" },
	countAnswer: { ...answer, alignment: trailing, numFmt: "0" },
	dayAnswer: { ...answer, alignment: trailing, numFmt: "yyyy-mm-dd" },
	day: { font: body(INK, true), fill: fill(LARIMAR_SOFT), border: hairline, alignment: trailing, numFmt: "yyyy-mm-dd" },
	countTotal: { font: body(INK, true), fill: fill(LARIMAR_SOFT), border: hairline, alignment: trailing, numFmt: "0" },
	note: {
		font: body(INK),
		fill: fill(AMBER_SOFT),
		border: hairline,
		alignment: { vertical: "top", wrapText: true },
		protection: { locked: false },
	},
	status: { font: body(INK, true), border: hairline, alignment: centred },
} as const satisfies Record<string, CellStyle>;

export type CellLook = keyof typeof STYLES;

/** What conditions add to a cell. */
export const CONDITIONS = {
	reached: { font: { color: color(LARIMAR_DEEP) }, fill: { ...fill(LARIMAR_SOFT), bgColor: color(LARIMAR_SOFT) } },
	missed: { font: { color: color(AMBER_TEXT) }, fill: { ...fill(AMBER_SOFT), bgColor: color(AMBER_SOFT) } },
} as const satisfies Record<string, CellStyle>;
