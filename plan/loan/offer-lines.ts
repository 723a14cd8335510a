import { showMoney, showPercentage } from "../numbers/show-amount.ts";
import { loan } from "./loan.ts";
import { readOffer } from "./offer-terms.ts";
import { type Offers, offerName } from "./offers.ts";

/** Lines with places to fill, as the content has them. */
export interface OfferLineWords {
	/** `{offer}`, `{months}`, `{payment}`, `{total}` and `{annualCost}`. */
	offer: string;
	/** What an offer without a name is called: `{number}`. */
	unnamedOffer: string;
}

type Fill = (template: string, values: Record<string, string>) => string;

/** What each offer that is whole comes to, a line each, for a summary of the plan. */
export function offerLines({ list, currency }: Offers, words: OfferLineWords, fill: Fill): string[] {
	return list.flatMap((offer, place) => {
		const reading = readOffer(offer);
		if (reading.kind !== "complete") return [];
		const { instalments, payment, total, annualCost } = loan(reading.terms);
		const values = {
			offer: offerName(offer, place, words.unnamedOffer),
			months: String(instalments.length),
			payment: showMoney(payment, currency),
			total: showMoney(total, currency),
			annualCost: annualCost ? showPercentage(annualCost) : "—",
		};
		return [`- ${fill(words.offer, values)}`];
	});
}
