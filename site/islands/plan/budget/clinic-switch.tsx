import { useId } from "react";
import { showMoney } from "../../../../plan/numbers/show-amount.ts";
import { type BudgetView, lettered } from "./budget-view.ts";

interface ClinicSwitchProps extends BudgetView {
	onShow: (place: number) => void;
}

/** On a narrow screen: which clinic is being filled in, with what is known of each while one scrolls. */
export function ClinicSwitch({ words, budget, totals, names, shown, onShow }: ClinicSwitchProps) {
	const id = useId();
	return (
		<fieldset className="clinic-switch">
			<legend className="unseen">{words.setup.clinics}</legend>
			{names.map((name, place) => {
				const clinic = totals.clinics[place];
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a clinic is known by its place alone
					<label className="clinic-switch__clinic" key={place}>
						<input
							className="overlay-radio"
							type="radio"
							name={`${id}-shown`}
							checked={place === shown}
							onChange={() => onShow(place)}
						/>
						<span className="clinic-switch__name">{lettered(name, place, budget)}</span>
						<span className="clinic-switch__known">
							{clinic?.known && clinic.isBegun ? showMoney(clinic.known, totals.currency) : "—"}
						</span>
					</label>
				);
			})}
		</fieldset>
	);
}
