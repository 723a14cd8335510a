import { expect, it } from "vitest";
import { fill } from "../../content-model/fields/fill.ts";
import { offerLines } from "../summary.ts";
import { emptyOffers, withOneMore, withTyped } from "./offers.ts";

const words = { offer: "{offer}: {months} de {payment}, {total}, {annualCost}", unnamedOffer: "Oferta {number}" };

it("a summary has a line for each offer that is whole", () => {
	const first = withTyped(emptyOffers(), { price: "9,530", downPayment: "2,000", annualRate: "16.5", months: "24" });
	const both = withTyped(withOneMore(first), { lender: "Banco B", annualRate: "mucho" });
	const line = "- Oferta 1: 24 de US$ 370.49, US$ 8,891.88, 17.81 %";
	expect(offerLines(both, words, "{number} %", fill).map((one) => one.replaceAll("\u{A0}", " "))).toEqual([line]);
	expect(offerLines(emptyOffers(), words, "{number} %", fill)).toEqual([]);
});
