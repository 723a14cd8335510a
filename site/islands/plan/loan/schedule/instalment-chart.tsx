import { fill } from "../../../../../content-model/fill.ts";
import { showMoney } from "../../../../../plan/numbers/show-amount.ts";
import { BAR_PARTS, barsOf, type ScheduleProps } from "./bars.ts";

const [WIDTH, HEIGHT] = [720, 200];
/** Of a bar's place, what stays free beside it. */
const GAP = 0.24;

/** A bar a month, or a year of a long loan: capital below, interest on it, insurance at the top. */
export function InstalmentChart({ loan, currency, words }: ScheduleProps) {
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
										className={`loan-schedule__${part}`}
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
				<p className="loan-schedule__ends">
					<span>{end(1)}</span>
					{bars.length > 1 && <span>{end(bars.length)}</span>}
				</p>
				<ul className="loan-schedule__legend">
					{parts.map((part) => (
						<li key={part} className={`loan-schedule__key loan-schedule__key--${part}`}>
							{words[part]}
						</li>
					))}
				</ul>
				<p className="loan-schedule__said">
					{fill(words.chart, { first: showMoney(first.interest, currency), last: showMoney(last.interest, currency) })}
				</p>
			</figcaption>
		</figure>
	);
}
