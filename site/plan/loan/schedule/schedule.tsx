import { memo } from "react";
import { fill } from "../../../../content-model/fields/fill.ts";
import type { LoanWords } from "../../../../content-model/plan/files.ts";
import type { Instalment, Loan } from "../../../../plan/loan/loan.ts";
import { type Currency, showAmount, showMoney, sum } from "../../../../plan/numbers/money.ts";
import { HeadRow, Row } from "../../../components/bars/rows.tsx";

interface ScheduleProps {
	loan: Loan;
	currency: Currency;
	words: LoanWords["schedule"];
}

/** Where each instalment goes, drawn, and month by month in a table. */
export const Schedule = (props: ScheduleProps) => (
	<section aria-labelledby="loan-schedule">
		<h2 className="loan-schedule__title below--6 title--s" id="loan-schedule">
			{props.words.title}
		</h2>
		<InstalmentChart {...props} />
		<details className="loan-schedule__months above--6">
			<summary>{props.words.open}</summary>
			<InstalmentTable {...props} />
		</details>
	</section>
);

/** What a bar is made of, from below. */
export const BAR_PARTS = ["principal", "interest", "insurance"] as const;
/** Heights only, so floating numbers do. */
type Bar = Record<(typeof BAR_PARTS)[number], number>;

/** More would be too thin to be told apart on a phone. */
const MAX_MONTHS_DRAWN = 60;

const [WIDTH, HEIGHT] = [720, 200];
/** Of a bar's place, what stays free beside it. */
const GAP = 0.24;

/** A bar a month, or a year of a long loan: capital below, interest on it, insurance at the top. */
function InstalmentChart({ loan, currency, words }: ScheduleProps) {
	const { bars, isByYear } = barsOf(loan.instalments);
	const most = Math.max(...bars.map(({ principal, interest, insurance }) => principal + interest + insurance));
	const step = WIDTH / bars.length;
	const [first, last] = [loan.instalments[0], loan.instalments.at(-1)];
	if (!first || !last) return null;
	const end = (number: number) => fill(isByYear ? words.yearNumber : words.monthNumber, { number: String(number) });
	const parts = BAR_PARTS.filter((part) => part !== "insurance" || first.insurance.gt(0));
	return (
		<figure className="loan-schedule__figure">
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
				{bars.map((bar, index) => {
					let foot = HEIGHT;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a bar is its month
						<g key={index}>
							{parts.map((part) => {
								const height = (bar[part] / most) * HEIGHT;
								foot -= height;
								const place = { x: (index + GAP / 2) * step, y: foot };
								return (
									<rect
										key={part}
										className={`part-hue part-hue--${part}`}
										{...place}
										width={(1 - GAP) * step}
										height={height}
									/>
								);
							})}
						</g>
					);
				})}
			</svg>
			<figcaption>
				<p className="loan-schedule__ends wide small">
					<span>{end(1)}</span>
					{bars.length > 1 && <span>{end(bars.length)}</span>}
				</p>
				<ul className="loan-schedule__legend row">
					{parts.map((part) => (
						<li key={part} className={`key part-hue part-hue--${part}`}>
							{words[part]}
						</li>
					))}
				</ul>
				<p className="soft above--3">
					{fill(words.chart, { first: showMoney(first.interest, currency), last: showMoney(last.interest, currency) })}
				</p>
			</figcaption>
		</figure>
	);
}

/** Every instalment; years of a loan that is longer than one are added up, so that it says what is drawn. */
const InstalmentTable = memo(function InstalmentTable({ loan: { instalments }, words }: ScheduleProps) {
	const hasInsurance = instalments.some(({ insurance }) => insurance.gt(0));
	const parts = [...(["payment", "principal", "interest"] as const), ...(hasInsurance ? (["insurance"] as const) : [])];
	const isLong = instalments.length > 12;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: long amounts make it scroll, which must be possible by keyboard
		<section className="scrolls above--3" tabIndex={0} aria-label={words.open}>
			<table className="loan-schedule__table table table--ends">
				<caption className="unseen">{words.open}</caption>
				<HeadRow cells={(["month", ...parts, "balance"] as const).map((column) => words[column])} />
				{years(instalments).map((months, year) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a year is its place
					<tbody key={year}>
						{isLong && (
							<Row
								className="loan-schedule__year"
								scope="rowgroup"
								cells={[
									fill(words.yearNumber, { number: String(year + 1) }),
									...parts.map((part) => showAmount(sum(months.map((one) => one[part])))),
									...months.slice(-1).map(({ balance }) => showAmount(balance)),
								]}
							/>
						)}
						{months.map((one) => (
							<Row
								key={one.month}
								cells={[one.month, ...([...parts, "balance"] as const).map((part) => showAmount(one[part]))]}
							/>
						))}
					</tbody>
				))}
			</table>
		</section>
	);
});

/** A bar a month; of a loan too long to draw so, a bar a year, the last one perhaps of fewer months. */
export function barsOf(instalments: readonly Instalment[]): { bars: readonly Bar[]; isByYear: boolean } {
	const isByYear = instalments.length > MAX_MONTHS_DRAWN;
	return { bars: isByYear ? years(instalments).map(together) : instalments.map((one) => together([one])), isByYear };
}

/** Instalments by twelve. */
export const years = (instalments: readonly Instalment[]): (readonly Instalment[])[] =>
	Array.from({ length: Math.ceil(instalments.length / 12) }, (_, year) => instalments.slice(12 * year, 12 * year + 12));

function together(instalments: readonly Instalment[]): Bar {
	const height = (part: keyof Bar) => instalments.reduce((all, one) => all + one[part].toNumber(), 0);
	return { principal: height("principal"), interest: height("interest"), insurance: height("insurance") };
}
