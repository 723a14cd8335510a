import type { LoanWords } from "../../../../../content-model/plan/loan.ts";
import type { Loan } from "../../../../../plan/loan/loan.ts";
import type { Currency } from "../../../../../plan/numbers/show-amount.ts";

/** What shows a loan month by month is given. */
export interface ScheduleProps {
	loan: Loan;
	currency: Currency;
	words: LoanWords["schedule"];
}
