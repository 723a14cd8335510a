import { fill } from "../../../content-model/fields/fill.ts";
import { MAX_CLINICS, withOneMore } from "../../../plan/budget/budget.ts";
import { withClinics } from "../../../plan/budget/budget-totals.ts";
import { CURRENCIES, type Currency, showAmount } from "../../../plan/numbers/money.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { PlanSwitch } from "../fields/plan-switch.tsx";
import { useFocusNext } from "../fields/use-focus-next.ts";
import { type BudgetView, linesOf } from "./budget-view.ts";

/** Which clinics there are, what they are called, and, if there is room for one alone, which of them is seen. */
export function ClinicChoice({ words, budget, change, names, shown, onShow }: BudgetView) {
	const { setup, fields } = words;
	const [within, focusNext] = useFocusNext<HTMLDivElement>();

	function add(): void {
		focusNext(`[data-clinic="${budget.clinics.length}"] input`);
		onShow(budget.clinics.length);
		change((now) => withOneMore(now, linesOf(words, "travel")));
	}

	function remove(place: number): void {
		focusNext(".budget-clinics__add");
		onShow(Math.max(0, place - 1));
		change((now) => {
			const clinics = now.clinics.filter((_, other) => other !== place);
			return withClinics(now, clinics);
		});
	}

	function set(place: number, part: { name: string } | { currency: Currency }): void {
		change((now) => {
			const clinics = now.clinics.map((clinic, other) => (other === place ? { ...clinic, ...part } : clinic));
			return withClinics(now, clinics);
		});
	}

	return (
		<div className="budget-clinics stack" ref={within}>
			<RichLine as="h2" className="title--entry" text={setup.title} />
			<div className="budget-clinics__heads">
				{budget.clinics.map((clinic, index) => (
					<div
						className="budget-clinics__head"
						data-shown={index === shown || undefined}
						data-clinic={index}
						// biome-ignore lint/suspicious/noArrayIndexKey: a clinic is known by its place alone
						key={index}
					>
						<label className="budget-clinics__field label stack stack--1">
							<span>{fields.name}</span>
							<input
								className="field__control"
								type="text"
								autoComplete="off"
								maxLength={60}
								placeholder={names[index]}
								value={clinic.name}
								onChange={(event) => set(index, { name: event.currentTarget.value })}
							/>
						</label>
						<label className="budget-clinics__field label stack stack--1">
							<span>{fields.currency}</span>
							<select
								className="field__control"
								value={clinic.currency}
								onChange={(event) => set(index, { currency: event.currentTarget.value as Currency })}
							>
								{CURRENCIES.map((currency) => (
									<option key={currency} value={currency}>
										{currency}
									</option>
								))}
							</select>
						</label>
						{budget.clinics.length > 1 && (
							<button
								type="button"
								className="button button--quiet budget-clinics__remove"
								aria-label={`${setup.remove}: ${names[index]}`}
								onClick={() => remove(index)}
							>
								{setup.remove}
							</button>
						)}
					</div>
				))}
			</div>
			{budget.clinics.length < MAX_CLINICS && (
				<button type="button" className="budget-clinics__add button button--quiet" onClick={add}>
					{setup.add}
				</button>
			)}
		</div>
	);
}

/** On a narrow screen: which clinic is being filled in, with what is known of each while one scrolls. */
export function ClinicSwitch({ words, totals, shown, onShow }: BudgetView) {
	const options = totals.clinics.map(({ label, isBegun, known: whole, parts }) => {
		// Three stand in a row of 360 pixels: no cents where there are none.
		const short = (sum: typeof whole) => (isBegun && whole && sum ? showAmount(sum).replace(/[.,]00$/, "") : "—");
		const known = (
			<>
				<small>{fill(words.setup.treatment, { amount: short(parts.treatment) })}</small>
				<small>{fill(words.setup.whole, { amount: short(whole) })}</small>
			</>
		);
		return { name: label, known };
	});
	return <PlanSwitch legend={words.setup.clinics} value={shown} options={options} onChoose={onShow} />;
}
