import { type Loan, loan } from "../../../../plan/loan/loan.ts";
import { type OfferReading, readOffer } from "../../../../plan/loan/offer-terms.ts";
import type { Offer } from "../../../../plan/loan/offers.ts";

/** An offer as it was read, and what it comes to once it is complete. */
export interface WorkedOffer {
	reading: OfferReading;
	loan: Loan | undefined;
}

/** Works an offer out as far as it goes. */
export function work(offer: Offer): WorkedOffer {
	const reading = readOffer(offer);
	return { reading, loan: reading.kind === "complete" ? loan(reading.terms) : undefined };
}
