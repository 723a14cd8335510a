import type { Loan } from "../../../plan/loan/loan.ts";
import { Decimal, showMoney, showPercentage } from "../../../plan/numbers/money.ts";
import { HeadRow, Row } from "../../components/bars/rows.tsx";
import { useToolContext } from "../plan-tool/tool-context.ts";
import type { LoanView } from "./loan-view.ts";

/** All offers beside each other; of each line the lowest is marked, since the lowest instalment is seldom the cheapest loan. */
export function OfferComparison({ offers, worked, words: { comparison: words } }: LoanView) {
	const { percentage } = useToolContext();
	const money = (amount: Decimal) => showMoney(amount, offers.currency);
	const lines: [label: string, value: (loan: Loan) => Decimal | undefined, show: (value: Decimal) => string][] = [
		[words.payment, ({ payment }) => payment, money],
		[words.months, ({ instalments }) => new Decimal(instalments.length), String],
		[words.total, ({ total }) => total, money],
		[words.cost, ({ cost }) => cost, money],
		[words.annualCost, ({ annualCost }) => annualCost, (rate) => showPercentage(rate, percentage)],
	];
	return (
		<>
			<h2 className="below--4 title--s" id="loan-comparison">
				{words.title}
			</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, too */}
			<section className="scrolls" tabIndex={0} aria-labelledby="loan-comparison">
				<table className="loan-comparison__table table" aria-labelledby="loan-comparison">
					<HeadRow
						cells={[
							<span key="what" className="unseen">
								{words.what}
							</span>,
							...worked.map(({ name }) => name),
						]}
					/>
					<tbody>
						{lines.map(([label, value, show]) => {
							const values = worked.map(({ loan }) => loan && value(loan));
							const lowest = lowestOf(values);
							const told = (one: Decimal | undefined) =>
								one ? (
									<>
										<span>{show(one)}</span>
										{lowest?.eq(one) && <span className="loan-comparison__lowest above--1 label">{words.lowest}</span>}
									</>
								) : (
									<span className="regular small">{words.incomplete}</span>
								);
							return <Row key={label} cells={[label, ...values.map(told)]} />;
						})}
					</tbody>
				</table>
			</section>
		</>
	);
}

/** The lowest, if there are different ones to choose from. */
function lowestOf(values: readonly (Decimal | undefined)[]): Decimal | undefined {
	const there = values.filter((value) => value !== undefined);
	const [first] = there;
	if (!first || there.every((value) => value.eq(first))) return undefined;
	return there.reduce((lowest, value) => (value.lt(lowest) ? value : lowest));
}
