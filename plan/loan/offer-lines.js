import { showMoney, showPercentage } from "../numbers/show-amount.ts";
import { loan } from "./loan.ts";
import { readOffer } from "./offer-terms.ts";
/** What each offer that is whole comes to, a line each, for a summary of the plan. */
export function offerLines({ list, currency }, words, fill) {
	return list.flatMap((offer, place) => {
		const reading = readOffer(offer);
		if (reading.kind !== "complete") return [];
		const { instalments, payment, total, annualCost } = loan(reading.terms);
		const values = {
			offer: offer.lender.trim() || fill(words.unnamedOffer, { number: String(place + 1) }),
			months: String(instalments.length),
			payment: showMoney(payment, currency),
			total: showMoney(total, currency),
			annualCost: annualCost ? showPercentage(annualCost) : "—",
		};
		return [`- ${fill(words.offer, values)}`];
	});
}
