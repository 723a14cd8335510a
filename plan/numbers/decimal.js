/** Decimal numbers for money: no binary fraction ever stands for a cent. */
import Big from "big.js";
/** Divides to 40 decimals, so that an instalment of any amount taken is exact before it is rounded to the cent. */
export const Decimal = Big();
Decimal.DP = 40;
/** Divides to the cent, rounded half up. */
export const Cents = Big();
Cents.DP = 2;
Cents.RM = Big.roundHalfUp;
/** Rounded half up, as invoices and statements of account are. */
export const toCents = (amount) => amount.round(2, Big.roundHalfUp);
export const sum = (amounts) => amounts.reduce((all, one) => all.plus(one), new Decimal(0));
