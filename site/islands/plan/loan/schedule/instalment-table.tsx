import { memo } from "react";
import { fill } from "../../../../../content-model/fill.ts";
import type { Instalment } from "../../../../../plan/loan/loan.ts";
import { sum } from "../../../../../plan/numbers/decimal.ts";
import { showAmount } from "../../../../../plan/numbers/show-amount.ts";
import { years } from "./bars.ts";
import type { ScheduleProps } from "./schedule-props.ts";

/** Every instalment; years of a loan that is longer than one are added up, so that it says what is drawn. */
export const InstalmentTable = memo(function InstalmentTable({ loan: { instalments }, words }: ScheduleProps) {
	const hasInsurance = instalments.some(({ insurance }) => insurance.gt(0));
	const isLong = instalments.length > 12;
	return (
		// Wider than a phone if amounts are long: by keyboard it is pushed, too.
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
		<section className="loan-schedule__scroll" tabIndex={0} aria-label={words.open}>
			<table className="loan-schedule__table">
				<caption className="unseen">{words.open}</caption>
				<thead>
					<tr>
						<th scope="col">{words.month}</th>
						<th scope="col">{words.payment}</th>
						<th scope="col">{words.principal}</th>
						<th scope="col">{words.interest}</th>
						{hasInsurance && <th scope="col">{words.insurance}</th>}
						<th scope="col">{words.balance}</th>
					</tr>
				</thead>
				{years(instalments).map((months, year) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a year is its place
					<tbody key={year}>
						{isLong && <Year months={months} year={year + 1} hasInsurance={hasInsurance} words={words} />}
						{months.map((one) => (
							<tr key={one.month}>
								<th scope="row">{one.month}</th>
								<Amounts of={one} hasInsurance={hasInsurance} />
								<td>{showAmount(one.balance)}</td>
							</tr>
						))}
					</tbody>
				))}
			</table>
		</section>
	);
});

interface YearProps extends Pick<ScheduleProps, "words"> {
	months: readonly Instalment[];
	year: number;
	hasInsurance: boolean;
}

function Year({ months, year, hasInsurance, words }: YearProps) {
	const all = (part: "payment" | "principal" | "interest" | "insurance") => sum(months.map((one) => one[part]));
	const whole = {
		payment: all("payment"),
		principal: all("principal"),
		interest: all("interest"),
		insurance: all("insurance"),
	};
	const balance = months.at(-1)?.balance;
	return (
		<tr className="loan-schedule__year">
			<th scope="rowgroup">{fill(words.yearNumber, { number: String(year) })}</th>
			<Amounts of={whole} hasInsurance={hasInsurance} />
			<td>{balance && showAmount(balance)}</td>
		</tr>
	);
}

type AmountsOf = Pick<Instalment, "payment" | "principal" | "interest" | "insurance">;

function Amounts({ of, hasInsurance }: { of: AmountsOf; hasInsurance: boolean }) {
	return (
		<>
			<td>{showAmount(of.payment)}</td>
			<td>{showAmount(of.principal)}</td>
			<td>{showAmount(of.interest)}</td>
			{hasInsurance && <td>{showAmount(of.insurance)}</td>}
		</>
	);
}
