import { fill } from "../../../../content-model/fill.ts";
import type { Offer } from "../../../../plan/loan/offers.ts";

/** What an offer is called: by who makes it, or by its place. */
export function offerName({ lender }: Offer, index: number, numbered: string): string {
	return lender.trim() || fill(numbered, { number: String(index + 1) });
}
