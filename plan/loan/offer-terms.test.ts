import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loan } from "./loan.ts";
import { readOffer } from "./offer-terms.ts";
import { emptyOffers, OFFER_FIELDS, type Offer, shownOffer } from "./offers.ts";

const offer = (typed: Partial<Offer>): Offer => ({
	...shownOffer(emptyOffers()),
	price: "10,000",
	annualRate: "12",
	months: "12",
	...typed,
});

describe("an offer", () => {
	it("is worked out of amounts as people type them; what is not typed of the rest is nought", () => {
		const reading = readOffer(offer({ price: "RD$ 250,000.00", downPayment: "50.000,00", annualRate: "12,5 %" }));
		expect(reading.kind).toBe("complete");
		if (reading.kind !== "complete") return;
		const { months, isApr, ...amounts } = reading.terms;
		expect([months, isApr]).toEqual([12, false]);
		expect(Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, value.toString()]))).toEqual({
			price: "250000",
			downPayment: "50000",
			annualRate: "12.5",
			openingFee: "0",
			monthlyInsurance: "0",
		});
	});

	it.each([
		[{ price: "" }, ["price"]],
		[{ annualRate: "", months: " " }, ["annualRate", "months"]],
	])("is not worked out while %j is all there is", (typed, missing) => {
		expect(readOffer(offer(typed))).toEqual({ kind: "incomplete", missing, faults: {} });
	});

	it.each([
		[{ price: "0" }, { price: "no-price" }],
		[{ downPayment: "10,000" }, { downPayment: "nothing-borrowed" }],
		[{ downPayment: "10,000.01" }, { downPayment: "down-payment-above-price" }],
		[{ annualRate: "300.01" }, { annualRate: "rate-too-high" }],
		[{ annualRate: "900" }, { annualRate: "rate-too-high" }],
		[{ months: "0" }, { months: "no-months" }],
		[{ months: "481" }, { months: "too-many-months" }],
		[{ months: "1000" }, { months: "too-many-months" }],
		[{ openingFee: "50.01" }, { openingFee: "fee-too-high" }],
		[{ rateKind: "apr" as const, openingFee: "20" }, { openingFee: "fee-above-apr" }],
		[{ monthlyInsurance: "10,000.01" }, { monthlyInsurance: "insurance-above-loan" }],
	])("with %j says %j", (typed, faults) => {
		expect(readOffer(offer(typed))).toEqual({ kind: "incomplete", missing: [], faults });
	});

	it("waits for a yes to what another period comes to", () => {
		for (const typed of [{ annualRate: "1.5 % mensual" }, { months: "3 años" }]) {
			expect(readOffer(offer(typed))).toEqual({ kind: "incomplete", missing: [], faults: {} });
		}
	});

	it("counts the fee once if its rate is an APR", () => {
		const reading = readOffer(offer({ rateKind: "apr", openingFee: "2" }));
		expect(reading).toMatchObject({ kind: "complete", terms: { isApr: true } });
	});

	it.each(["2.5", "dos", "-3"])("with %j months is left to the field's own words", (months) => {
		expect(readOffer(offer({ months }))).toEqual({ kind: "incomplete", missing: [], faults: {} });
	});

	it.each([
		{ annualRate: "0" },
		{ months: "1" },
		{ months: "480" },
		{ annualRate: "300" },
		{ openingFee: "50" },
		{ monthlyInsurance: "10,000" },
		{ rateKind: "apr" as const, openingFee: "5" },
	])("is worked out with %j", (typed) => {
		const reading = readOffer(offer(typed));
		if (reading.kind !== "complete") throw new Error(JSON.stringify(reading));
		expect(loan(reading.terms).annualCost).toBeDefined();
	});

	it("whatever is typed, is either worked out or not, and never throws", () => {
		const text = fc.oneof(fc.string({ maxLength: 20 }), fc.nat(2000).map(String), fc.double().map(String));
		const any = fc.record(Object.fromEntries(OFFER_FIELDS.map((field) => [field, text])));
		fc.assert(
			fc.property(any, (typed) => {
				const reading = readOffer({ ...offer({}), ...typed, rateKind: "apr" });
				return reading.kind === "incomplete" || loan(reading.terms).total.gt(0);
			}),
		);
	});
});
