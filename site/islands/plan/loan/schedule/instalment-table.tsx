import { memo } from "react";
import { fill } from "../../../../../content-model/fill.ts";
import { sum } from "../../../../../plan/numbers/decimal.ts";
import { showAmount } from "../../../../../plan/numbers/show-amount.ts";
import { type ScheduleProps, years } from "./bars.ts";

/** Every instalment; years of a loan that is longer than one are added up, so that it says what is drawn. */
export const InstalmentTable = memo(function InstalmentTable({ loan: { instalments }, words }: ScheduleProps) {
	const hasInsurance = instalments.some(({ insurance }) => insurance.gt(0));
	const parts = [...(["payment", "principal", "interest"] as const), ...(hasInsurance ? (["insurance"] as const) : [])];
	const isLong = instalments.length > 12;
	return (
		// Wider than a phone if amounts are long: by keyboard it is pushed, too.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
		<section className="loan-schedule__scroll" tabIndex={0} aria-label={words.open}>
			<table className="loan-schedule__table">
				<caption className="unseen">{words.open}</caption>
				<thead>
					<tr>
						{(["month", ...parts, "balance"] as const).map((column) => (
							<th key={column} scope="col">
								{words[column]}
							</th>
						))}
					</tr>
				</thead>
				{years(instalments).map((months, year) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a year is its place
					<tbody key={year}>
						{isLong && (
							<tr className="loan-schedule__year">
								<th scope="rowgroup">{fill(words.yearNumber, { number: String(year + 1) })}</th>
								{parts.map((part) => (
									<td key={part}>{showAmount(sum(months.map((one) => one[part])))}</td>
								))}
								<td>{months.slice(-1).map(({ balance }) => showAmount(balance))}</td>
							</tr>
						)}
						{months.map((one) => (
							<tr key={one.month}>
								<th scope="row">{one.month}</th>
								{([...parts, "balance"] as const).map((part) => (
									<td key={part}>{showAmount(one[part])}</td>
								))}
							</tr>
						))}
					</tbody>
				))}
			</table>
		</section>
	);
});
