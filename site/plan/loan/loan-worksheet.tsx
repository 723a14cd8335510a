import type { LoanWords } from "../../../content-model/plan/files.ts";
import { instalmentOf } from "../../../plan/loan/loan.ts";
import { Decimal, showAmount } from "../../../plan/numbers/money.ts";
import { HeadRow, Row } from "../fields/rows.tsx";

const MONTHS = [6, 12, 18, 24, 36, 48, 60];
const RATES = [0, 6, 9, 12, 15, 18, 24, 30, 36];
const LENT = new Decimal(1000);

/** Without script: what a thousand comes to by the month, to be multiplied by hand. */
export const LoanWorksheet = ({ words }: { words: LoanWords["worksheet"] }) => (
	<div className="loan-worksheet scrolls below--8 stack stack--3">
		<h2 className="title--s">{words.title}</h2>
		<p>{words.lead}</p>
		<table className="table">
			<HeadRow cells={[words.rate, ...MONTHS.map((months) => `${months} ${words.months}`)]} />
			<tbody>
				{RATES.map((rate) => (
					<Row
						key={rate}
						cells={[
							`${rate} %`,
							...MONTHS.map((months) => showAmount(instalmentOf(LENT, new Decimal(rate).div(1200), months))),
						]}
					/>
				))}
			</tbody>
		</table>
	</div>
);
