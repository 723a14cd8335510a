import { loan } from "../../../plan/loan/loan.ts";
import { readOffer } from "../../../plan/loan/offer-terms.ts";
import type { Offer } from "../../../plan/loan/offers.ts";
import type { Currency } from "../../../plan/numbers/money.ts";

/** An offer as it was read, and what it comes to once it is complete. */
export type WorkedOffer = ReturnType<typeof work>;

export function work(offer: Offer, currency: Currency) {
	const reading = readOffer(offer, currency);
	return { reading, loan: reading.kind === "complete" ? loan(reading.terms) : undefined };
}
