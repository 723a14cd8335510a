/** The part of the plan that `/mi-plan/cuotas` keeps: loan offers, each as it was typed. */
import { CURRENCIES, type Currency } from "../numbers/money.ts";
import { isRecord, list, object, oneOf, type Read, text } from "../read-foreign.ts";

/** What is asked about an offer, in the order of the page. */
export const OFFER_FIELDS = ["price", "downPayment", "annualRate", "months", "openingFee", "monthlyInsurance"] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];

/** What a rate holds: interest alone, or, as an American APR, the opening fee as well. */
export const RATE_KINDS = ["", "apr"] as const;

/** In characters: more than any amount, and enough for a bank's name. */
const typed = text(60);
const readTyped = object({
	/** Who makes it. */
	lender: typed,
	price: typed,
	downPayment: typed,
	annualRate: typed,
	rateKind: oneOf(RATE_KINDS),
	months: typed,
	openingFee: typed,
	monthlyInsurance: typed,
});

/** An offer's fields as they were typed, readable or not. */
export type Offer = Read<typeof readTyped>;

export interface Offers {
	/** Of every amount; offers are compared in one currency. */
	currency: Currency;
	list: readonly Offer[];
	shown: number;
}

export const MAX_OFFERS = 3;

const EMPTY = readTyped({}) as Offer;

export const emptyOffers = (): Offers => ({ currency: "USD", list: [EMPTY], shown: 0 });

const readList = object({ currency: oneOf(CURRENCIES), list: list(readTyped, 1, MAX_OFFERS) });

/** Offers from a file or a link that may be anybody's. */
export function readOffers(raw: unknown): Offers | undefined {
	const read = readList(raw);
	if (!read) return undefined;
	const shown = read.list.findIndex((_, index) => isRecord(raw) && index === raw.shown);
	return { ...read, shown: Math.max(0, shown) };
}

/** What an offer is called: by who makes it, or by its place. @param numbered with `{number}` */
export const offerName = ({ lender }: Offer, place: number, numbered: string): string =>
	lender.trim() || numbered.replace("{number}", String(place + 1));

export const shownOffer = ({ list, shown }: Offers): Offer => list[shown] ?? list[0] ?? EMPTY;

export const withTyped = (offers: Offers, typed: Partial<Offer>): Offers => ({
	...offers,
	list: offers.list.map((one, index) => (index === offers.shown ? { ...one, ...typed } : one)),
});

/** Adds an offer for the same treatment and shows it: price and down payment are filled in. */
export function withOneMore(offers: Offers): Offers {
	if (offers.list.length >= MAX_OFFERS) return offers;
	const { price, downPayment } = shownOffer(offers);
	return { ...offers, list: [...offers.list, { ...EMPTY, price, downPayment }], shown: offers.list.length };
}

/** Without the offer that is open; the last one left is emptied. */
export function withoutShown(offers: Offers): Offers {
	if (offers.list.length === 1) return { ...offers, list: [EMPTY], shown: 0 };
	const list = offers.list.filter((_, index) => index !== offers.shown);
	return { ...offers, list, shown: Math.min(offers.shown, list.length - 1) };
}

/** All offers for another price, which a budget comes to. @param price as it is shown, e.g. `9,530.00` */
export const withPrice = (offers: Offers, price: string, currency: Currency): Offers => ({
	...offers,
	currency,
	list: offers.list.map((one) => ({ ...one, price })),
});
