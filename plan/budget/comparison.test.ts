import { describe, expect, it } from "vitest";
import { type Budget, type Cell, emptyBudget, emptyClinic } from "./budget.ts";
import { type BudgetOutline, budgetTotals } from "./budget-totals.ts";
import { compareClinics } from "./comparison.ts";

const OUTLINE: BudgetOutline = {
	treatment: [{ id: "ciclo" }, { id: "medicinas" }],
	later: [],
	travel: [{ id: "vuelos" }],
};
const unknown: Cell = { state: "unknown", amount: "" };
const included: Cell = { state: "included", amount: "" };
const apart = (amount: string): Cell => ({ state: "apart", amount });

function compared(clinics: readonly Record<string, Cell>[], given: Partial<Budget> = {}) {
	const budget = { ...emptyBudget(), clinics: clinics.map((cells) => ({ ...emptyClinic(), cells })), ...given };
	const found = compareClinics(budget, budgetTotals(budget, OUTLINE, "Clínica"), OUTLINE);
	return found?.kind === "more" ? { ...found, amount: found.amount.toString() } : found;
}

describe("clinics beside each other", () => {
	it("differ by an amount once everything is known of both", () => {
		expect(
			compared([
				{ ciclo: apart("5,000"), medicinas: included },
				{ ciclo: apart("4,000"), medicinas: apart("700") },
			]),
		).toEqual({ kind: "more", dearer: 0, cheaper: 1, amount: "300", isAtLeast: false });
	});

	it("cost the same, if both are whole", () => {
		expect(compared([{ ciclo: apart("5,000") }, { ciclo: apart("5000.00") }])).toEqual({ kind: "same" });
	});

	it("are not compared while the cheaper one has a line without a price", () => {
		expect(
			compared([
				{ ciclo: apart("5,000"), medicinas: included },
				{ ciclo: apart("4,000"), medicinas: unknown },
			]),
		).toEqual({ kind: "open", missing: [expect.objectContaining({ clinic: 1, lines: ["medicinas"] })] });
	});

	it("are not compared while the cheaper one was not asked what the other was", () => {
		expect(compared([{ ciclo: apart("5,000"), vuelos: apart("800") }, { ciclo: apart("5,000") }])).toMatchObject({
			kind: "open",
			missing: [{ clinic: 1, lines: ["vuelos"] }],
		});
	});

	it("differ by at least an amount while only the dearer one can still grow", () => {
		expect(
			compared([
				{ ciclo: apart("5,000"), medicinas: unknown },
				{ ciclo: apart("4,000"), medicinas: included },
			]),
		).toMatchObject({ kind: "more", dearer: 0, amount: "1000", isAtLeast: true });
	});

	it("that cost the same are not called so while one of them can grow", () => {
		expect(
			compared([
				{ ciclo: apart("5,000"), medicinas: unknown },
				{ ciclo: apart("5,000"), medicinas: included },
			]),
		).toMatchObject({ kind: "open", missing: [{ clinic: 0, lines: ["medicinas"] }] });
	});

	it("are told in their order what is missing of them, whichever is cheaper", () => {
		const missing = { kind: "open", missing: [{ clinic: 0 }, { clinic: 1 }] };
		expect(
			compared([
				{ ciclo: apart("5,000"), medicinas: unknown },
				{ ciclo: apart("4,000"), medicinas: unknown },
			]),
		).toMatchObject(missing);
		expect(
			compared([
				{ ciclo: apart("4,000"), medicinas: unknown },
				{ ciclo: apart("5,000"), medicinas: unknown },
			]),
		).toMatchObject(missing);
	});

	it("are the cheapest and the dearest of three", () => {
		const whole = (amount: string) => ({ ciclo: apart(amount) });
		expect(compared([whole("5,000"), whole("4,000"), whole("4,500")])).toMatchObject({
			dearer: 0,
			cheaper: 1,
			amount: "1000",
		});
	});

	it("of three, two of which cost the same, are told by the one that is whole, and may grow by the one that is not", () => {
		const whole = (amount: string) => ({ ciclo: apart(amount), medicinas: included });
		const open = (amount: string) => ({ ciclo: apart(amount), medicinas: unknown });
		const less = { kind: "more", dearer: 2, amount: "1000", isAtLeast: false };
		expect(compared([open("4,000"), whole("4,000"), whole("5,000")])).toEqual({ ...less, cheaper: 1 });
		expect(compared([whole("4,000"), open("4,000"), whole("5,000")])).toEqual({ ...less, cheaper: 0 });
		expect(compared([open("5,000"), whole("5,000"), whole("4,000")])).toMatchObject({ dearer: 0, isAtLeast: true });
		expect(compared([whole("5,000"), open("5,000"), whole("4,000")])).toMatchObject({ dearer: 1, isAtLeast: true });
	});

	it("are not compared while any amount has no rate", () => {
		const clinics = [
			{ ...emptyClinic(), cells: { ciclo: apart("5,000") } },
			{ ...emptyClinic(), cells: { ciclo: apart("4,000") } },
			{ ...emptyClinic("EUR"), cells: { ciclo: apart("1,000") } },
		];
		expect(compared([], { clinics })).toBeUndefined();
	});

	it("are two at least, with an amount each", () => {
		expect(compared([{ ciclo: apart("5,000") }, { medicinas: included }])).toBeUndefined();
	});
});
