import { fill } from "../../../../content-model/fields/fill.ts";
import {
	type ClinicTotals,
	currenciesOf,
	GROUPS,
	rateOf,
	travelCurrency,
} from "../../../../plan/budget/budget-totals.ts";
import { Decimal, showMoney } from "../../../../plan/numbers/money.ts";
import { RichLine } from "../../../../ui/rich-line/rich-line.tsx";
import { Spoken } from "../../fields/spoken.tsx";
import type { BudgetView } from "../budget-view.ts";

/** What is known of each clinic, large, with as many open rings beside its bar as there are lines without a price. */
export function BudgetTotalsRow(view: BudgetView) {
	const { words, budget, totals } = view;
	const { totals: said } = words;
	const most = totals.clinics.reduce((one, { known }) => (known?.gt(one) ? known : one), new Decimal(0));
	return (
		<section className="budget-totals stack stack--6" aria-labelledby="budget-totals">
			<header className="budget-totals__heading screen-only soft stack stack--2">
				<RichLine as="h2" className="ink title--part" id="budget-totals" text={said.title} />
				<p>{said.lead}</p>
			</header>
			<div className="budget-totals__clinics columns">
				{totals.clinics.map((clinic) => (
					<div className="budget-totals__clinic" key={clinic.name}>
						<h3 className="budget-totals__name">{clinic.name}</h3>
						<p className="small">{said.known}</p>
						<p className={clinic.isBegun && clinic.known ? "budget-totals__amount" : "budget-totals__none"}>
							{knownOf(clinic, view)}
						</p>
						<Bar clinic={clinic} most={most} />
						<p className="budget-totals__unknown above--2 row row--2 row--middle">
							<Rings count={clinic.unknown.length} />
							<span>
								{clinic.unknown.length === 0
									? clinic.isBegun && said.complete
									: clinic.unknown.length === 1
										? said.unknownOne
										: fill(said.unknownMany, { count: String(clinic.unknown.length) })}
							</span>
						</p>
					</div>
				))}
			</div>
			<Spoken lines={totals.clinics.map((clinic) => `${clinic.name}: ${knownOf(clinic, view)}`)} />
			<ul className="budget-totals__key screen-only row">
				{GROUPS.map((group) => (
					<li className={`key part-hue part-hue--${group}`} key={group}>
						{words[group].title}
					</li>
				))}
			</ul>
			<Rates words={words} budget={budget} />
			<p className="screen-only small">{said.unfilledNote}</p>
		</section>
	);
}

/** What amounts of several currencies were added with, on the screen and on paper. */
function Rates({ words: { totals }, budget }: Pick<BudgetView, "words" | "budget">) {
	const currencies = currenciesOf(budget);
	if (currencies.length < 2) return null;
	const rates = currencies.flatMap((currency) => {
		const rate = currency === "DOP" ? undefined : rateOf(currency, budget);
		return rate ? fill(totals.rate, { currency, rate: String(rate) }) : [];
	});
	return (
		<p className="budget-totals__rates">
			{[fill(totals.travel, { currency: travelCurrency(budget) }), ...rates].join(" ")}
		</p>
	);
}

function knownOf({ isBegun, known }: ClinicTotals, { words, totals }: BudgetView): string {
	if (isBegun && known) return showMoney(known, totals.currency);
	return isBegun ? words.totals.missingRate : words.totals.nothing;
}

/** Of a length that tells the clinics apart: all bars share a scale. */
function Bar({ clinic: { parts, known }, most }: { clinic: ClinicTotals; most: Decimal }) {
	if (!known || most.eq(0)) return <svg className="budget-totals__bar screen-only full" aria-hidden="true" />;
	let start = new Decimal(0);
	const pieces = GROUPS.map((group) => {
		const piece = { group, x: percent(start, most), width: percent(parts[group], most) };
		start = start.plus(parts[group]);
		return piece;
	});
	return (
		<svg className="budget-totals__bar screen-only full" aria-hidden="true">
			{pieces.map(({ group, x, width }) => (
				<rect className={`part-hue part-hue--${group}`} key={group} x={x} width={width} height="100%" />
			))}
		</svg>
	);
}

function Rings({ count }: { count: number }) {
	if (count === 0) return null;
	return (
		<svg className="budget-totals__rings" width={count * 14} height="12" aria-hidden="true">
			{Array.from({ length: count }, (_, index) => 6 + index * 14).map((x) => (
				<circle key={x} cx={x} cy="6" r="4.5" />
			))}
		</svg>
	);
}

const percent = (part: Decimal, most: Decimal) => `${part.times(100).div(most).toFixed(3)}%`;
