export const CURRENCIES = ["USD", "DOP", "EUR"];
/** How amounts are marked in the Dominican Republic; euros by their code, as a sign would weigh on every page. */
export const CURRENCY_SIGNS = { USD: "US$", DOP: "RD$", EUR: "EUR" };
/** Thousands by comma, two decimals after a point, as in the Dominican Republic: `250,000.00`. */
export function showAmount(amount) {
	return amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ",");
}
/** With the currency's sign, held together by a space that breaks no line: `RD$ 250,000.00`. */
export function showMoney(amount, currency) {
	return `${CURRENCY_SIGNS[currency]}\u{A0}${showAmount(amount)}`;
}
/** A rate in per cent, of two decimals: `17.81 %`. */
export function showPercentage(rate) {
	return `${showAmount(rate)}\u{A0}%`;
}
