import { fill } from "../../../content-model/fields/fill.ts";
import type { LoanToolWords } from "../../../content-model/plan/files.ts";
import type { Loan } from "../../../plan/loan/loan.ts";
import type { OfferField } from "../../../plan/loan/offers.ts";
import { type Currency, Decimal, showMoney, showPercentage } from "../../../plan/numbers/money.ts";
import { SourceLinks } from "../../components/source-links/source-links.tsx";
import { Spoken } from "../fields/spoken.tsx";
import { useToolContext } from "../plan-tool/tool-context.ts";
import type { LoanView } from "./loan-view.ts";
import { OfferBars } from "./offer-bars.tsx";

const NONE = "—";

/** What the open offer comes to: by the month, in all, and what of it the credit costs. */
export function OfferResults(view: LoanView) {
	const { offers, worked, words, law } = view;
	const { currency } = offers;
	const { loan, reading, terms } = worked[offers.shown] ?? {};
	const { results, notice } = words;
	const { locale, percentage } = useToolContext();
	const money = (amount: Decimal | undefined) => (amount ? showMoney(amount, currency) : NONE);
	const annualCost = loan && (loan.annualCost ? showPercentage(loan.annualCost, percentage) : results.noAnnualCost);
	const lines = [
		["total", results.total, money(loan?.total)],
		["costo", results.cost, money(loan?.cost)],
		["tae", results.annualCost, annualCost ?? NONE],
	] as const;
	return (
		<section className="loan-results" aria-labelledby="loan-results">
			<h2 className="unseen" id="loan-results">
				{results.title}
			</h2>
			<div className="loan-results__backdrop">
				<p className="loan-results__each label">{results.payment}</p>
				<p className="loan-results__payment display" data-result="cuota">
					{money(loan?.payment)}
				</p>
				<Spoken lines={[`${results.payment}: ${money(loan?.payment)}`]} />
				<div className="loan-results__said above--2 stack stack--1 small">
					{loan && terms ? (
						<Composed loan={loan} insurance={terms.monthlyInsurance} currency={currency} words={results} />
					) : (
						<p>{reading?.kind === "incomplete" && waitingFor(reading.missing, words, locale)}</p>
					)}
				</div>
			</div>
			<dl className="loan-results__list">
				{lines.map(([name, term, value]) => (
					<div className={`loan-results__line loan-results__line--${name} ruled row`} key={name}>
						<dt>{term}</dt>
						<dd>
							{/* The instalment is told; four at once would be noise. */}
							<span data-result={name}>{value}</span>
						</dd>
					</div>
				))}
			</dl>
			<div className="loan-results__hundred stack stack--2 small">
				{worked.length > 1 ? (
					<OfferBars {...view} />
				) : (
					loan && <PerHundred loan={loan} currency={currency} words={results} />
				)}
			</div>
			<div className="loan-results__notice link--within above--5 stack stack--2 small">
				<p>{notice.text}</p>
				<p>{notice.law}</p>
				{law.map(({ day, sources }) => (
					<p key={day}>
						<span>{`${fill(notice.source, { date: day })}: `}</span>
						<SourceLinks sources={sources} />
					</p>
				))}
			</div>
		</section>
	);
}

interface ComposedProps {
	loan: Loan;
	insurance: Decimal;
	currency: Currency;
	words: LoanToolWords["results"];
}

/** How many instalments there are, and what they are made of. */
function Composed({ loan: { instalments, payment, fee }, insurance, currency, words }: ComposedProps) {
	const months = instalments.length;
	const last = instalments.at(-1)?.payment ?? payment;
	const money = (amount: Decimal) => showMoney(amount, currency);
	const how = last.eq(payment)
		? fill(words.equal, { months: String(months) })
		: fill(words.settling, { months: String(months - 1), last: money(last) });
	return (
		<>
			<p>{months === 1 ? words.once : how}</p>
			{insurance.gt(0) && (
				<p>{fill(words.withInsurance, { credit: money(payment.minus(insurance)), insurance: money(insurance) })}</p>
			)}
			{fee.gt(0) && <p>{fill(words.withFee, { fee: money(fee) })}</p>}
		</>
	);
}

/** What the credit costs in a measure that needs no arithmetic, drawn as it is said. */
function PerHundred({ loan, currency, words }: { loan: Loan; currency: Currency; words: LoanToolWords["results"] }) {
	const hundred = new Decimal(100);
	const paid = loan.total.times(hundred).div(loan.borrowed);
	return (
		<>
			<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
				<rect fill="var(--financial)" width="100" height="4" />
				<rect className="loan-results__own" width={loan.borrowed.times(100).div(loan.total).toFixed(2)} height="4" />
			</svg>
			<p>{fill(words.perHundred, { hundred: showMoney(hundred, currency), paid: showMoney(paid, currency) })}</p>
		</>
	);
}

/** What is still to be typed, or that something has to be mended. */
function waitingFor(missing: readonly OfferField[], { results, fields }: LoanToolWords, locale: string): string {
	if (missing.length === 0) return results.fault;
	const names = missing.map((field) => fields[field].label);
	return fill(results.missing, { fields: new Intl.ListFormat(locale).format(names) });
}
