import { describe, expect, it } from "vitest";
import { readAnnualRate, readMonths } from "./period.ts";

const said = (reading: ReturnType<typeof readMonths> | ReturnType<typeof readAnnualRate>) =>
	"value" in reading ? [reading.kind, String(reading.value)] : [reading.kind];

describe("a rate that is asked for by the year", () => {
	it.each([
		["16.5", ["number", "16.5"]],
		["16,5 % anual", ["number", "16.5"]],
		["18% al año", ["number", "18"]],
		["1.5% mensual", ["other-period", "18"]],
		["1,5 % al mes", ["other-period", "18"]],
		["2 por mes.", ["other-period", "24"]],
		["1.5% a month", ["other-period", "18"]],
		["18% a year", ["number", "18"]],
		["24.99% APR", ["number", "24.99"]],
		[" 1.5 % mensual ", ["other-period", "18"]],
		["1.5", ["unnamed-period", "1.5"]],
		["1,5 %", ["unnamed-period", "1.5"]],
		["4.99", ["unnamed-period", "4.99"]],
		["5", ["number", "5"]],
		["0", ["number", "0"]],
		["0 %", ["number", "0"]],
		["1.5 % al año", ["number", "1.5"]],
		["1.5% a year", ["number", "1.5"]],
		["1.5 % al ano", ["number", "1.5"]],
		["1.5%/año", ["number", "1.5"]],
		["1.5%/mes", ["other-period", "18"]],
		["1.5 per annum", ["number", "1.5"]],
		["0.9 APR", ["number", "0.9"]],
		["18% TAE", ["number", "18"]],
		["1.8 % p. a.", ["number", "1.8"]],
		["1.8%/yr", ["number", "1.8"]],
		["1.5% p.m.", ["other-period", "18"]],
		["1.5%/mo", ["other-period", "18"]],
		["1.5\u00a0%\u00a0al\u00a0año", ["number", "1.5"]],
		["-1.5", ["negative"]],
		["", ["empty"]],
		["mensual", ["not-a-number"]],
		["anual", ["not-a-number"]],
		["poco mensual", ["not-a-number"]],
		["-1 mensual", ["negative"]],
	])("%j is %j", (typed, reading) => expect(said(readAnnualRate(typed))).toEqual(reading));
});

describe("a term that is asked for in months", () => {
	it.each([
		["24", ["number", "24"]],
		["24 meses", ["number", "24"]],
		["1 mes", ["number", "1"]],
		["3 años", ["other-period", "36"]],
		["3 years", ["other-period", "36"]],
		["24 months", ["number", "24"]],
		["24 m", ["number", "24"]],
		["24 cuotas", ["number", "24"]],
		["24 mensualidades", ["number", "24"]],
		["24 payments", ["number", "24"]],
		["24 mo.", ["number", "24"]],
		["1 año", ["other-period", "12"]],
		[" 3 años ", ["other-period", "36"]],
		["2,5 anos", ["other-period", "30"]],
		["1.3 años", ["not-whole"]],
		["2.5", ["not-whole"]],
		["", ["empty"]],
		["años", ["not-a-number"]],
		["meses", ["not-a-number"]],
		["tres años", ["not-a-number"]],
	])("%j is %j", (typed, reading) => expect(said(readMonths(typed))).toEqual(reading));
});
