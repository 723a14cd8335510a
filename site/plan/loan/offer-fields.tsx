import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { MAX_FEE, MAX_MONTHS, MAX_RATE } from "../../../plan/loan/offer-terms.ts";
import {
	MAX_OFFERS,
	type Offer,
	type OfferField,
	type Offers,
	RATE_KINDS,
	shownOffer,
	withOneMore,
	withoutShown,
	withTyped,
} from "../../../plan/loan/offers.ts";
import { CURRENCIES, CURRENCY_SIGNS, showMoney } from "../../../plan/numbers/money.ts";
import { Field } from "../../../ui/field/field.tsx";
import { NumberField, type NumberKind } from "../fields/amount-field.tsx";
import { PlanSwitch } from "../fields/plan-switch.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { Spoken } from "../fields/spoken.tsx";
import { useFocusNext } from "../fields/use-focus-next.ts";
import type { LoanView } from "./loan-view.ts";

const LIMITS: Partial<Record<OfferField, number>> = { annualRate: MAX_RATE, months: MAX_MONTHS, openingFee: MAX_FEE };

/** What is asked about the offer that is open, and the way to the others. */
export function OfferFields({ offers, change, worked, words, amounts, children }: LoanView & { children: ReactNode }) {
	const offer = shownOffer(offers);
	const type = (typed: Partial<Offer>) => change((now) => withTyped(now, typed));
	const reading = worked[offers.shown]?.reading;
	const isEmpty = Object.values(offer).every((typed) => typed === "");
	const { label, ...example } = words.example;

	function faultOf(field: OfferField): string | undefined {
		const fault = reading?.kind === "incomplete" ? reading.faults[field] : undefined;
		return fault && fill(words.faults[fault], { most: String(LIMITS[field]) });
	}
	const ask = (kind: NumberKind, field: OfferField, unit: string, measure?: string) => (
		<NumberField
			kind={kind}
			// Another offer's fields are others: what was typed there must not be taken for what is typed here.
			key={`${offers.shown}-${field}`}
			id={`loan-${field}`}
			{...words.fields[field]}
			value={offer[field]}
			onChange={(typed) => type({ [field]: typed })}
			words={amounts}
			currency={offers.currency}
			unit={unit}
			measure={measure}
			error={faultOf(field)}
		/>
	);
	const sign = CURRENCY_SIGNS[offers.currency];
	const inWords = amounts.currencies[offers.currency].toLowerCase();
	const [within, focusNext] = useFocusNext<HTMLDivElement>();
	/** What was pressed is gone or elsewhere afterwards: the fields of the offer that opens come next. */
	function act(next: (now: Offers) => Offers, field: OfferField = "price"): void {
		focusNext(`#loan-${field}`);
		change(next);
	}
	const number = String(offers.shown + 1);
	const copied = offers.shown > 0 ? fill(words.offers.copied, { number }) : "";
	return (
		<div className="loan__fields stack stack--6" ref={within}>
			{isEmpty && offers.list.length === 1 ? (
				<button
					type="button"
					className="loan__example script-only link label"
					onClick={() => act((now) => withTyped(now, example))}
				>
					{label}
				</button>
			) : (
				<PlanSwitch
					legend={words.offers.legend}
					value={offers.shown}
					options={worked.map(({ name, loan }) => ({
						name,
						known: loan ? showMoney(loan.payment, offers.currency) : "—",
					}))}
					onChoose={(shown) => change((now) => ({ ...now, shown }))}
				>
					{offers.list.length < MAX_OFFERS && (
						<button
							type="button"
							className="loan__another screen-only link label"
							onClick={() => act(withOneMore, "annualRate")}
						>
							{words.offers.another}
						</button>
					)}
				</PlanSwitch>
			)}
			{copied && <p className="loan__copied">{copied}</p>}
			<Spoken lines={[copied]} />
			{children}
			<div className="loan__pair">
				{ask("money", "price", sign, inWords)}
				{ask("money", "downPayment", sign, inWords)}
				{ask("annualRate", "annualRate", "%")}
				{ask("months", "months", words.monthsUnit)}
				<div className="loan__whole">
					<SelectField
						key={`${offers.shown}-rate-kind`}
						id="loan-rate-kind"
						name="rateKind"
						label={words.rateKind.label}
						hint={words.rateKind.hint}
						value={offer.rateKind}
						options={RATE_KINDS}
						labels={{ "": words.rateKind.interest, apr: words.rateKind.apr }}
						onChange={(rateKind) => type({ rateKind })}
					/>
				</div>
				{ask("percentage", "openingFee", "%")}
				{ask("money", "monthlyInsurance", sign, inWords)}
				<SelectField
					id="loan-currency"
					name="currency"
					label={words.currency}
					value={offers.currency}
					options={CURRENCIES}
					labels={amounts.currencies}
					onChange={(currency) => change((now) => ({ ...now, currency }))}
				/>
				<Field
					id="loan-lender"
					name="lender"
					{...words.fields.lender}
					required={false}
					control={(props) => (
						<input
							{...props}
							type="text"
							autoComplete="off"
							maxLength={60}
							value={offer.lender}
							onChange={(event) => type({ lender: event.currentTarget.value })}
						/>
					)}
				/>
			</div>
			{offers.list.length > 1 && (
				<button type="button" className="button button--quiet loan__act" onClick={() => act(withoutShown)}>
					{words.offers.remove}
				</button>
			)}
		</div>
	);
}
