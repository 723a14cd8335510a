/** The part of the plan that `/mi-plan/cuotas` keeps: loan offers, each as it was typed. */
import { CURRENCIES } from "../numbers/show-amount.ts";
import { isOneOf, isRecord, textWithin } from "../read-foreign.ts";
/** What is asked about an offer, in the order of the page. */
export const OFFER_FIELDS = ["price", "downPayment", "annualRate", "months", "openingFee", "monthlyInsurance"];
export const MAX_OFFERS = 3;
/** Of a typed field, in characters: more than any amount, and enough for a bank's name. */
const MAX_LENGTH = 60;
const EMPTY = {
	lender: "",
	price: "",
	downPayment: "",
	annualRate: "",
	months: "",
	openingFee: "",
	monthlyInsurance: "",
};
export function emptyOffers() {
	return { currency: "USD", list: [EMPTY], shown: 0 };
}
/**
 * Offers from a file or a link that may be anybody's.
 * @returns undefined where it is none of ours; a text that is too long is cut
 */
export function readOffers(raw) {
	if (!isRecord(raw) || !isOneOf(CURRENCIES, raw.currency) || !Array.isArray(raw.list)) return undefined;
	if (raw.list.length < 1 || raw.list.length > MAX_OFFERS) return undefined;
	const list = raw.list.map(readOffer);
	if (!list.every((one) => one !== undefined)) return undefined;
	const shown = list.findIndex((_, index) => index === raw.shown);
	return { currency: raw.currency, list, shown: Math.max(0, shown) };
}
function readOffer(raw) {
	if (!isRecord(raw)) return undefined;
	const entries = Object.keys(EMPTY).map((key) => [key, textWithin(raw[key], MAX_LENGTH)]);
	return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}
/** The offer that is open. */
export function shownOffer({ list, shown }) {
	return list[shown] ?? list[0] ?? EMPTY;
}
/** The offer that is open, with something typed. */
export function withTyped(offers, typed) {
	return { ...offers, list: offers.list.map((one, index) => (index === offers.shown ? { ...one, ...typed } : one)) };
}
/** One more offer, opened, for the same treatment: its price and what is paid at once are already there. */
export function withOneMore(offers) {
	if (offers.list.length >= MAX_OFFERS) return offers;
	const { price, downPayment } = shownOffer(offers);
	return { ...offers, list: [...offers.list, { ...EMPTY, price, downPayment }], shown: offers.list.length };
}
/** Without the offer that is open; the last one left is emptied. */
export function withoutShown(offers) {
	if (offers.list.length === 1) return { ...offers, list: [EMPTY], shown: 0 };
	const list = offers.list.filter((_, index) => index !== offers.shown);
	return { ...offers, list, shown: Math.min(offers.shown, list.length - 1) };
}
/**
 * All offers for another price: what a budget comes to.
 * @param price as it is shown, e.g. `9,530.00`
 */
export function withPrice(offers, price, currency) {
	return { ...offers, currency, list: offers.list.map((one) => ({ ...one, price })) };
}
