import { useMemo } from "react";
import type { AmountWords, LoanToolWords } from "../../../content-model/plan/files.ts";
import { work } from "../../../plan/loan/offer-terms.ts";
import { type Offers, offerName } from "../../../plan/loan/offers.ts";
import type { DatedSources } from "../../components/source-links/source-links.tsx";

/** What each part of the loan's tool is shown. */
export interface LoanView {
	words: LoanToolWords;
	amounts: AmountWords;
	/** What the notice rests on. */
	law: readonly DatedSources[];
	offers: Offers;
	change: (next: (now: Offers) => Offers) => void;
	/** Every offer under its name, and what it comes to. */
	worked: ReturnType<typeof useWorked>;
}

/** What each offer comes to. @param numbered with `{number}`, for who has no name */
export const useWorked = ({ list, currency }: Offers, numbered: string) =>
	useMemo(
		() => list.map((offer, place) => ({ ...work(offer, currency), name: offerName(offer, place, numbered) })),
		[list, currency, numbered],
	);
