import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	emptyOffers,
	MAX_OFFERS,
	type Offer,
	type Offers,
	offerName,
	RATE_KINDS,
	readOffers,
	shownOffer,
	withOneMore,
	withoutShown,
	withPrice,
	withTyped,
} from "./offers.ts";

const typed = withTyped(emptyOffers(), { lender: "Banco A", price: "9,530", annualRate: "16.5", months: "24" });

describe("offers", () => {
	it("begin with one that is empty, in dollars", () => {
		expect(emptyOffers()).toMatchObject({ currency: "USD", shown: 0, list: [{ price: "", lender: "" }] });
	});

	it("keep what is typed as it is typed, in the one that is open", () => {
		const both = withTyped(withOneMore(typed), { annualRate: "no sé" });
		expect(both.list.map(({ annualRate }) => annualRate)).toEqual(["16.5", "no sé"]);
	});

	it("are for the same treatment: another begins with its price", () => {
		expect(shownOffer(withOneMore(typed))).toMatchObject({ price: "9,530", annualRate: "", lender: "" });
	});

	it("are three at most", () => {
		const three = withOneMore(withOneMore(typed));
		expect(three.list).toHaveLength(MAX_OFFERS);
		expect(withOneMore(three)).toBe(three);
	});

	it("may be taken away, down to an empty one", () => {
		const two = withOneMore(typed);
		expect(withoutShown(two)).toEqual(typed);
		expect(withoutShown({ ...two, shown: 0 }).list).toHaveLength(1);
		expect(withoutShown(typed)).toEqual(emptyOffers());
	});

	it("all take the price of a budget", () => {
		const priced = withPrice(withOneMore(typed), "250,000.00", "DOP");
		expect(priced.currency).toBe("DOP");
		expect(priced.list.map(({ price }) => price)).toEqual(["250,000.00", "250,000.00"]);
	});
});

describe("offers from a file or a link", () => {
	const offer = fc.record({
		...Object.fromEntries(Object.keys(shownOffer(typed)).map((key) => [key, fc.string({ maxLength: 60 })])),
		rateKind: fc.constantFrom(...RATE_KINDS),
	}) as fc.Arbitrary<Offer>;
	const offers: fc.Arbitrary<Offers> = fc
		.record({
			currency: fc.constantFrom("USD" as const, "DOP" as const, "EUR" as const),
			list: fc.array(offer, { minLength: 1, maxLength: 3 }),
			place: fc.nat(2),
		})
		.map(({ currency, list, place }) => ({ currency, list, shown: place % list.length }));

	it("come back as they went", () => {
		fc.assert(
			fc.property(offers, (one) => {
				expect(readOffers(JSON.parse(JSON.stringify(one)))).toEqual(one);
			}),
		);
	});

	it.each([
		["nothing", undefined],
		["a list", []],
		["no offers", { ...typed, list: [] }],
		["too many offers", { ...typed, list: Array(4).fill(shownOffer(typed)) }],
	])("are refused where there is %s", (_, raw) => {
		expect(readOffers(raw)).toBeUndefined();
	});

	it("of a plan from before the kind of rate was asked are read with the interest alone", () => {
		const { rateKind, ...older } = shownOffer(typed);
		expect(readOffers({ ...typed, list: [older] })).toEqual(typed);
	});

	it("are cut where a text is too long, and opened at the first where the open one is none of them", () => {
		const read = readOffers({ ...typed, list: [{ ...shownOffer(typed), lender: "a".repeat(5000) }], shown: "x" });
		expect(read?.list[0]?.lender).toHaveLength(60);
		expect(read?.shown).toBe(0);
	});

	it("never throw, whatever they are", () => {
		fc.assert(fc.property(fc.anything(), (raw) => readOffers(raw) === undefined || true));
	});
});

it.each([{ price: 5 }, { price: null }, { price: ["9,600"] }, { price: undefined }, { price: Number.NaN }])(
	"an offer keeps all but a foreign amount: %j",
	(foreign) => {
		const offer = shownOffer(typed);
		const read = readOffers({ currency: "人民币", list: [{ ...offer, rateKind: "tae", ...foreign }], shown: 0 });
		expect(read).toEqual({ currency: "USD", list: [{ ...offer, price: "" }], shown: 0 });
	},
);

it("an offer that is none is an empty one, and the others stay where they are", () => {
	const [offer] = typed.list;
	for (const none of [null, "Banco A", 5, []]) {
		expect(readOffers({ ...typed, list: [none, offer] })?.list).toEqual([shownOffer(emptyOffers()), offer]);
	}
});

it("a lender of blanks is no name", () => {
	expect(offerName({ ...shownOffer(typed), lender: "  " }, 1, "Oferta {number}")).toBe("Oferta 2");
	expect(offerName(shownOffer(typed), 1, "Oferta {number}")).toBe("Banco A");
});
