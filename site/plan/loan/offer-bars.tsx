import { fill } from "../../../content-model/fields/fill.ts";
import { type Decimal, showMoney } from "../../../plan/numbers/money.ts";
import { Spoken } from "../fields/spoken.tsx";
import type { LoanView } from "./loan-view.ts";

/** All that is paid for each offer, the down payment with it, as bars of one scale; and how the open one differs. */
export function OfferBars({ offers, worked, words: { versus } }: LoanView) {
	const bars = worked.flatMap(({ name, loan, terms }, place) =>
		loan && terms ? { place, name, price: terms.price, whole: terms.price.plus(loan.cost), payment: loan.payment } : [],
	);
	const most = Math.max(...bars.map(({ whole }) => whole.toNumber()));
	const open = bars.find(({ place }) => place === offers.shown);
	const said = bars.flatMap(({ place, name, whole, payment }) => {
		if (!open || open.place === place) return [];
		const differ = (one: Decimal, other: Decimal, words: Difference) =>
			fill(words[one.eq(other) ? "same" : one.lt(other) ? "less" : "more"], {
				amount: showMoney(one.minus(other).abs(), offers.currency),
			});
		return fill(versus.sentence, {
			offer: name,
			month: differ(open.payment, payment, versus.month),
			total: differ(open.whole, whole, versus.total),
		});
	});
	return (
		<>
			<p>{versus.title}</p>
			<ul className="loan-results__offers stack stack--3">
				{bars.map(({ place, name, price, whole }) => (
					<li className={place === offers.shown ? "loan-results__shown" : undefined} key={place}>
						<span>{name}</span>
						<span>{showMoney(whole, offers.currency)}</span>
						<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
							<rect fill="var(--financial)" width={(whole.toNumber() / most) * 100} height="4" />
							<rect className="loan-results__own" width={(price.toNumber() / most) * 100} height="4" />
						</svg>
					</li>
				))}
			</ul>
			{said.map((sentence) => (
				<p className="loan-results__versus" key={sentence}>
					{sentence}
				</p>
			))}
			<Spoken lines={said} />
		</>
	);
}

type Difference = Record<"less" | "more" | "same", string>;
