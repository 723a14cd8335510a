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

/** Each offer is read anew only when it, and not another, has changed. @param numbered with `{number}`, for who has no name */
export function useWorked({ list, currency }: Offers, numbered: string) {
	const [first, second, third] = list;
	const one = useMemo(() => first && work(first, currency), [first, currency]);
	const two = useMemo(() => second && work(second, currency), [second, currency]);
	const three = useMemo(() => third && work(third, currency), [third, currency]);
	return list.flatMap((offer, place) => {
		const worked = [one, two, three][place];
		return worked ? { ...worked, name: offerName(offer, place, numbered) } : [];
	});
}
