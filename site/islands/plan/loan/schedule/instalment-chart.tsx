import { fill } from "../../../../../content-model/fill.ts";
import { showMoney } from "../../../../../plan/numbers/show-amount.ts";
import { barsOf } from "./bars.ts";
import type { ScheduleProps } from "./schedule-props.ts";

const [WIDTH, HEIGHT] = [720, 200] as const;
/** Of a bar's place, what stays free beside it. */
const GAP = 0.24;

/** A bar a month, or a year of a long loan: capital below, interest on it, insurance at the top. */
export function InstalmentChart({ loan, currency, words }: ScheduleProps) {
	const { bars, isByYear } = barsOf(loan.instalments);
	const most = Math.max(...bars.map(({ principal, interest, insurance }) => principal + interest + insurance));
	const place = WIDTH / bars.length;
	const high = (amount: number) => (amount / most) * HEIGHT;
	const [first, last] = [loan.instalments[0], loan.instalments.at(-1)];
	if (!first || !last) return null;
	const end = (number: number) => fill(isByYear ? words.yearNumber : words.monthNumber, { number: String(number) });
	const hasInsurance = first.insurance.gt(0);
	return (
		<figure className="loan-schedule__figure">
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
				{bars.map(({ principal, interest, insurance }, index) => {
					const bar = { x: (index + GAP / 2) * place, width: (1 - GAP) * place };
					const [lower, middle, upper] = [high(principal), high(interest), high(insurance)];
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: a bar is its month
						<g key={index}>
							<rect className="loan-schedule__principal" {...bar} y={HEIGHT - lower} height={lower} />
							<rect className="loan-schedule__interest" {...bar} y={HEIGHT - lower - middle} height={middle} />
							{hasInsurance && (
								<rect
									className="loan-schedule__insurance"
									{...bar}
									y={HEIGHT - lower - middle - upper}
									height={upper}
								/>
							)}
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
					<li className="loan-schedule__key loan-schedule__key--principal">{words.principal}</li>
					<li className="loan-schedule__key loan-schedule__key--interest">{words.interest}</li>
					{hasInsurance && <li className="loan-schedule__key loan-schedule__key--insurance">{words.insurance}</li>}
				</ul>
				<p className="loan-schedule__said">
					{fill(words.chart, { first: showMoney(first.interest, currency), last: showMoney(last.interest, currency) })}
				</p>
			</figcaption>
		</figure>
	);
}
