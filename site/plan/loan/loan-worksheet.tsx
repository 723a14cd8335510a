import type { LoanWords } from "../../../content-model/plan/loan.ts";
import { instalmentOf } from "../../../plan/loan/loan.ts";
import { Decimal } from "../../../plan/numbers/decimal.ts";
import { showAmount } from "../../../plan/numbers/show-amount.ts";

const MONTHS = [6, 12, 18, 24, 36, 48, 60];
const RATES = [0, 6, 9, 12, 15, 18, 24, 30, 36];
const LENT = new Decimal(1000);

/** Without script: what a thousand comes to by the month, to be multiplied by hand. */
export function LoanWorksheet({ words }: { words: LoanWords["worksheet"] }) {
	return (
		<div className="loan-worksheet">
			<h2>{words.title}</h2>
			<p>{words.lead}</p>
			<table>
				<thead>
					<tr>
						<th scope="col">{words.rate}</th>
						{MONTHS.map((months) => (
							<th key={months} scope="col">
								{months} {words.months}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{RATES.map((rate) => (
						<tr key={rate}>
							<th scope="row">{rate} %</th>
							{MONTHS.map((months) => (
								<td key={months}>{showAmount(instalmentOf(LENT, new Decimal(rate).div(1200), months))}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
