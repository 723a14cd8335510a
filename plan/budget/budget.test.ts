import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES, showMoney, sum } from "../numbers/money.ts";
import {
	type Budget,
	type Clinic,
	clinicNames,
	emptyBudget,
	emptyClinic,
	readBudget,
	STATES,
	withClinic,
} from "./budget.ts";
import { type BudgetOutline, budgetTotals, currenciesOf, travelCurrency, withClinics } from "./budget-totals.ts";

const OUTLINE: BudgetOutline = {
	treatment: [{ id: "ciclo" }, { id: "medicinas" }, { id: "laboratorio" }],
	later: [{ id: "guarda-anual", times: "years" }],
	travel: [{ id: "vuelos" }, { id: "hospedaje", times: "nights" }],
};

const apart = (amount: string) => ({ state: "apart" as const, amount });
const unknown = { state: "unknown" as const, amount: "" };
const included = { state: "included" as const, amount: "" };

const budget = (given: Partial<Budget>): Budget => ({ ...emptyBudget(), ...given });
const clinic = (cells: Budget["clinics"][number]["cells"], currency: "USD" | "DOP" | "EUR" = "USD") => ({
	...emptyClinic(currency),
	cells,
});

const known = (given: Partial<Budget>) => {
	const { currency, clinics } = budgetTotals(budget(given), OUTLINE, "Clínica");
	return clinics.map((one) => one.known && showMoney(one.known, currency).replace("\u{A0}", " "));
};

describe("a budget", () => {
	it("adds what is paid apart, and neither what is included nor what nobody knows", () => {
		const one = clinic({ ciclo: apart("5,800"), medicinas: unknown, laboratorio: included, vuelos: apart("780.50") });
		const totals = budgetTotals(budget({ clinics: [one] }), OUTLINE, "Clínica").clinics[0];
		expect(totals?.known?.toFixed(2)).toBe("6580.50");
		expect(totals?.unknown).toEqual(["medicinas"]);
		expect(totals?.apart.map(({ id }) => id)).toEqual(["ciclo", "vuelos"]);
	});

	it("pays a night as often as there are nights, and a year as often as there are years", () => {
		const cells = { hospedaje: apart("75.25"), "guarda-anual": apart("600") };
		expect(known({ clinics: [clinic(cells)], nights: "14", years: "3" })).toEqual(["US$ 2,853.50"]);
	});

	it("does not know what a night costs in all where the nights are not known", () => {
		const one = clinic({ ciclo: apart("100"), hospedaje: apart("75") });
		const [totals] = budgetTotals(budget({ clinics: [one] }), OUTLINE, "Clínica").clinics;
		expect(totals?.known?.toFixed(2)).toBe("100.00");
		expect(totals?.unknown).toEqual(["hospedaje"]);
	});

	it("does not know an amount that may mean two things, a night's neither", () => {
		const cells = { ciclo: apart("5.800"), hospedaje: apart("5.800") };
		const [totals] = budgetTotals(budget({ clinics: [clinic(cells)], nights: "14" }), OUTLINE, "Clínica").clinics;
		expect(totals?.unknown).toEqual(["ciclo", "hospedaje"]);
	});

	it("adds several currencies at the visitor's rates, each amount rounded to the cent", () => {
		const clinics = [
			clinic({ ciclo: apart("300,000") }, "DOP"),
			clinic({ ciclo: apart("5000"), vuelos: apart("900") }),
		];
		const rates = { USD: "60.25", EUR: "65.5" };
		expect(known({ clinics, rates, totalCurrency: "USD", travelCurrency: "USD" })).toEqual([
			"US$ 4,979.25",
			"US$ 5,900.00",
		]);
		expect(known({ clinics, rates, travelCurrency: "EUR" })).toEqual(["RD$ 300,000.00", "RD$ 360,200.00"]);
	});

	it("counts the travel of every clinic in one currency, which is the first clinic's until another is chosen", () => {
		const clinics = [clinic({ vuelos: apart("780") }), clinic({ vuelos: apart("780") }, "DOP")];
		const given = { clinics, rates: { USD: "60", EUR: "" } };
		expect(travelCurrency(budget(given))).toBe("USD");
		expect(known(given)).toEqual(["US$ 780.00", "US$ 780.00"]);
		expect(known({ ...given, travelCurrency: "DOP" })).toEqual(["US$ 13.00", "US$ 13.00"]);
	});

	it("keeps the currency of what is written, also if the first clinic goes or changes its own", () => {
		const clinics = [clinic({ vuelos: apart("780") }), clinic({ vuelos: apart("780") }, "DOP")];
		const given = budget({ clinics });
		expect(withClinics(given, clinics.slice(1))).toMatchObject({ travelCurrency: "USD", totalCurrency: "USD" });
		expect(withClinics(given, [clinic({}, "EUR"), clinic({})])).toMatchObject({ travelCurrency: "USD" });
		expect(withClinics(given, clinics.slice(0, 1))).toMatchObject({ travelCurrency: "", totalCurrency: "" });
		const half = budget({ clinics: [clinic({ vuelos: apart("780") }), clinic({})] });
		expect(withClinics(half, [clinic({}, "EUR"), clinic({})])).toMatchObject({ travelCurrency: "USD" });
		// Nothing is written yet: what is chosen for the clinic holds for the travel.
		expect(withClinics(emptyBudget(), [clinic({}, "DOP")])).toMatchObject({ travelCurrency: "" });
	});

	it("adds up to nothing while one of its amounts has no rate", () => {
		expect(known({ clinics: [clinic({ ciclo: apart("5000"), vuelos: apart("900") })], travelCurrency: "EUR" })).toEqual(
			[undefined],
		);
	});

	it("counts what was typed and then called included nowhere", () => {
		expect(
			known({ clinics: [clinic({ ciclo: apart("100"), medicinas: { state: "unknown", amount: "50" } })] }),
		).toEqual(["US$ 100.00"]);
	});

	it("adds nothing across currencies without a rate", () => {
		const clinics = [clinic({ ciclo: apart("300,000") }, "DOP"), clinic({ ciclo: apart("5000") })];
		expect(known({ clinics, rates: { USD: "0", EUR: "" } })).toEqual(["RD$ 300,000.00", undefined]);
	});

	it("names each currency once", () => {
		expect(
			currenciesOf(budget({ clinics: [clinic({}), clinic({}, "DOP"), clinic({})], travelCurrency: "EUR" })),
		).toEqual(["USD", "DOP", "EUR"]);
	});

	it("is the sum of its parts to the cent, and of its lines, in any currency", () => {
		const cents = fc.integer({ min: 0, max: 99_999_999_99 }).map((one) => apart((one / 100).toFixed(2)));
		const rate = fc.integer({ min: 1, max: 999_9999 }).map((one) => (one / 10_000).toFixed(4));
		const currency = fc.constantFrom(...CURRENCIES);
		fc.assert(
			fc.property(
				fc.record({ ciclo: cents, medicinas: cents, vuelos: cents, hospedaje: cents, "guarda-anual": cents }),
				fc.tuple(currency, currency, currency),
				fc.record({ USD: rate, EUR: rate }),
				(cells, [own, travelCurrency, totalCurrency], rates) => {
					const given = budget({ clinics: [clinic(cells, own)], travelCurrency, totalCurrency, rates, nights: "7" });
					const [one] = budgetTotals(given, OUTLINE, "Clínica").clinics;
					const lines = sum(one?.apart.flatMap(({ amount }) => amount ?? []) ?? []);
					return Boolean(one?.known?.eq(lines) && lines.eq(sum(Object.values(one.parts))) && lines.eq(lines.round(2)));
				},
			),
		);
	});
});

describe("a budget from elsewhere", () => {
	it("is read as it was written", () => {
		const cell = fc.record(
			{ state: fc.constantFrom(...STATES), amount: fc.string({ maxLength: 40 }) },
			{ requiredKeys: ["amount"], noNullPrototype: true },
		);
		const any = fc.record({
			clinics: fc.array(
				fc.record({
					name: fc.string({ maxLength: 60 }),
					currency: fc.constantFrom(...CURRENCIES),
					cells: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), cell, {
						maxKeys: 30,
						noNullPrototype: true,
					}),
				}),
				{ minLength: 1, maxLength: 3 },
			),
			travelCurrency: fc.constantFrom(...CURRENCIES, ""),
			totalCurrency: fc.constantFrom(...CURRENCIES, ""),
			rates: fc.record({ USD: fc.string({ maxLength: 40 }), EUR: fc.string({ maxLength: 40 }) }),
			nights: fc.string({ maxLength: 40 }),
			years: fc.string({ maxLength: 40 }),
		});
		fc.assert(
			fc.property(any, (given) => {
				expect(readBudget(JSON.parse(JSON.stringify(given)))).toEqual(given);
			}),
		);
	});

	it("is none of ours without its clinics, and never an error", () => {
		fc.assert(fc.property(fc.jsonValue(), (raw) => readBudget(raw) === undefined));
		for (const clinics of [undefined, "none", [], Array.from({ length: 4 }, () => emptyClinic())]) {
			expect(readBudget({ ...emptyBudget(), clinics }), JSON.stringify(clinics)).toBeUndefined();
		}
	});

	const clinic = { ...emptyClinic(), name: "Uno", cells: { ciclo: { state: "apart", amount: "5,800" } } } as const;
	const whole = { ...emptyBudget(), clinics: [clinic, emptyClinic()], nights: "14" };

	it.each([
		[{ clinics: [{ ...clinic, currency: "欧元" }, emptyClinic()] }, {}],
		[{ clinics: [{ ...clinic, currency: Number.NaN }, emptyClinic()] }, {}],
		[{ clinics: [clinic, null] }, {}],
		[{ clinics: [clinic, { name: 7, currency: [], cells: "" }] }, {}],
		[{ clinics: [{ ...clinic, cells: { ...clinic.cells, "A b": included } }, emptyClinic()] }, {}],
		[{ clinics: [{ ...clinic, cells: { ...clinic.cells, ["__proto__"]: included } }, emptyClinic()] }, {}],
		[{ rates: {} }, {}],
		[{ rates: null }, {}],
		[{ nights: 4 }, { nights: "" }],
		[{ years: undefined }, { years: "" }],
		[{ travelCurrency: null, totalCurrency: "比索" }, {}],
	])("keeps all but a foreign value: %j", (foreign, dropped) => {
		expect(readBudget({ ...whole, ...foreign })).toEqual({ ...whole, ...dropped });
	});

	it("keeps the amount of an answer that is none", () => {
		const foreign = { ...whole, clinics: [{ ...clinic, cells: { ciclo: { state: "gratis", amount: "5,800" } } }] };
		expect(readBudget(foreign)?.clinics[0]?.cells).toEqual({ ciclo: { amount: "5,800" } });
	});

	it("has its texts cut to a length", () => {
		const long = { ...emptyBudget(), nights: "9".repeat(500) };
		expect(readBudget(long)?.nights).toHaveLength(40);
	});
});

describe("a clinic that a link brings", () => {
	const TRIP = [{ id: "vuelos" }];
	const named = (...names: string[]) => budget({ clinics: names.map((name) => ({ ...emptyClinic(), name })) });
	const namesOf = ({ clinics }: Budget) => clinics.map(({ name }) => name);

	it("takes the first column without a name", () => {
		expect(namesOf(withClinic(named("", ""), " Sol ", TRIP))).toEqual(["Sol", ""]);
		expect(namesOf(withClinic(named("Mar", ""), "Sol", TRIP))).toEqual(["Mar", "Sol"]);
	});

	it("takes a column of its own while there is room, and none from another", () => {
		expect(namesOf(withClinic(named("Mar", "Luna"), "Sol", TRIP))).toEqual(["Mar", "Luna", "Sol"]);
		expect(namesOf(withClinic(named("Mar", "Luna", "Río"), "Sol", TRIP))).toEqual(["Mar", "Luna", "Río"]);
	});

	it("has what the trip costs where it costs the same for all", () => {
		const cells = { vuelos: { state: "apart", amount: "780" }, ciclo: { state: "apart", amount: "9" } } as const;
		const [mar, luna] = named("Mar", "Luna").clinics as [Clinic, Clinic];
		const alike = withClinic(
			budget({
				clinics: [
					{ ...mar, cells },
					{ ...luna, cells },
				],
			}),
			"Sol",
			TRIP,
		);
		expect(alike.clinics[2]?.cells).toEqual({ vuelos: cells.vuelos });
		expect(withClinic(budget({ clinics: [{ ...mar, cells }, luna] }), "Sol", TRIP).clinics[2]?.cells).toEqual({});
	});

	it("stands there once, and keeps what was typed", () => {
		const before = named("Sol", "");
		expect(withClinic(before, "Sol", TRIP)).toBe(before);
		expect(withClinic(before, "", TRIP)).toBe(before);
	});
});

it("clinics of one name are told apart by their letters", () => {
	expect(clinicNames([{ name: "Norte" }, { name: "" }, { name: " Norte " }], "Clínica")).toEqual([
		"Norte (A)",
		"Clínica B",
		"Norte (C)",
	]);
});
