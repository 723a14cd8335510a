import { useState } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { type Cell, isAlike, STATES, type State } from "../../../plan/budget/budget.ts";
import { GROUPS, type Group, travelCurrency } from "../../../plan/budget/budget-totals.ts";
import type { Currency } from "../../../plan/numbers/money.ts";
import { NumberField } from "../fields/amount-field.tsx";
import { useToolContext } from "../plan-tool/tool-context.ts";
import { type BudgetView, type LineWords, linesOf } from "./budget-view.ts";

/** Every line with what each clinic said of it; the trip's are written once, unless they differ or shall. */
export function BudgetLines(view: BudgetView) {
	const { words, budget } = view;
	const [isApart, setIsApart] = useState(false);
	const areAlike = isAlike(budget, linesOf(words, "travel"));
	const areSeveral = budget.clinics.length > 1;
	const isShared = areSeveral && areAlike && !isApart;
	return GROUPS.map((group) => {
		const isTrip = group === "travel";
		const lines = { ...view, group, isShared: isShared && isTrip };
		return (
			<section className="budget-lines" key={group} aria-labelledby={`budget-${group}`}>
				<h3 className={`budget-lines__title key part-hue part-hue--${group}`} id={`budget-${group}`}>
					{words[group].title}
				</h3>
				{isTrip && areSeveral && (
					<p className="budget-lines__shared small">
						<span>{isShared ? words.setup.shared : words.setup.apart}</span>{" "}
						<button
							className="button button--quiet"
							type="button"
							disabled={!areAlike}
							onClick={() => setIsApart(!isApart)}
						>
							{isShared ? words.setup.part : words.setup.share}
						</button>
					</p>
				)}
				<Lines lines={linesOf(words, group).filter((line) => isFirst(line, view))} {...lines} />
				<MoreLines lines={linesOf(words, group).filter((line) => !isFirst(line, view))} {...lines} />
			</section>
		);
	});
}

const isFirst = (line: LineWords, { words }: BudgetView) => line === words.price || line.first === true;

interface LinesProps extends BudgetView {
	lines: readonly LineWords[];
	group: Group;
	/** One answer for all clinics. */
	isShared: boolean;
}

const Lines = ({ lines, ...view }: LinesProps) => lines.map((line) => <Line key={line.id} line={line} {...view} />);

/** The lines that decide less: folded until the visitor opens them or one of them is answered. */
function MoreLines({ lines, ...view }: LinesProps) {
	const [isOpen, setIsOpen] = useState(false);
	const { words, budget } = view;
	const isAnswered = lines.some(({ id }) => budget.clinics.some(({ cells }) => cells[id]?.state));
	const { locale } = useToolContext();
	const names = lines.slice(0, 2).map(({ label }) => label.toLocaleLowerCase(locale));
	return (
		<details
			className="budget-lines__more"
			open={isOpen || isAnswered}
			onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
		>
			<summary>{fill(words.more, { count: String(lines.length), names: names.join(", ") })}</summary>
			<Lines lines={lines} {...view} />
		</details>
	);
}

type LineProps = Omit<LinesProps, "lines"> & { line: LineWords };

function Line({ line, group, isShared, words, amounts, budget, change, names, shown }: LineProps) {
	function answer(at: number, cell: Cell): void {
		change((now) => ({
			...now,
			clinics: now.clinics.map((clinic, other) =>
				other === at || isShared ? { ...clinic, cells: { ...clinic.cells, [line.id]: cell } } : clinic,
			),
		}));
	}
	return (
		<div
			className={
				line === words.price
					? "budget-lines__line budget-lines__line--price ruled--after"
					: "budget-lines__line ruled--after"
			}
		>
			<p className="budget-lines__label strong">
				<span>{line.label}</span>
				{line.hint && <span className="budget-lines__hint small">{line.hint}</span>}
			</p>
			{(isShared ? budget.clinics.slice(0, 1) : budget.clinics).map((clinic, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a clinic is known by its place alone
				<div className="budget__column" data-shown={isShared || index === shown || undefined} key={index}>
					<BudgetCell
						id={`${line.id}-${index}`}
						line={line}
						isPrice={line === words.price}
						clinic={isShared ? words.setup.all : (names[index] ?? "")}
						currency={group === "travel" ? travelCurrency(budget) : clinic.currency}
						cell={clinic.cells[line.id]}
						words={words}
						amounts={amounts}
						onAnswer={(cell) => answer(index, cell)}
					/>
				</div>
			))}
		</div>
	);
}

interface BudgetCellProps extends Pick<BudgetView, "words" | "amounts"> {
	id: string;
	line: LineWords;
	/** The clinic's own price: it has an amount from the start, and is included in nothing. */
	isPrice: boolean;
	clinic: string;
	currency: Currency;
	cell: Cell | undefined;
	onAnswer: (cell: Cell) => void;
}

/** By which a chosen answer is taken back, as a second click takes it. */
const CLEARING_KEYS = new Set([" ", "Delete", "Backspace"]);

/** What a clinic said of a line: included, apart with an amount, or not known. Choosing it again clears it. */
function BudgetCell({ id, line, isPrice, clinic, currency, cell, words, amounts, onAnswer }: BudgetCellProps) {
	const { state, amount } = cell ?? { amount: "" };

	const choose = (next: State | undefined) => onAnswer(next === undefined ? { amount } : { state: next, amount });

	function type(typed: string): void {
		if (isPrice && typed.trim() === "") onAnswer({ amount: typed });
		else onAnswer({ state: "apart", amount: typed });
	}

	const { amount: whole, perNight, perYear } = words.fields;
	const isAsked = isPrice ? state !== "unknown" : state === "apart";
	return (
		<fieldset className={`budget-cell stack stack--2 budget-cell--${state ?? "open"}`}>
			<legend className="unseen">{fill(words.fields.of, { line: line.label, clinic })}</legend>
			<div className="budget-cell__states row">
				{(isPrice ? (["unknown"] as const) : STATES).map((one) => (
					<label className={`budget-cell__state small budget-cell__state--${one}`} key={one}>
						<input
							className="overlay-radio full"
							type="radio"
							name={id}
							value={one}
							checked={one === state}
							onChange={() => choose(one)}
							onClick={() => one === state && choose(undefined)}
							onKeyDown={(event) => {
								if (one !== state || !CLEARING_KEYS.has(event.key)) return;
								event.preventDefault();
								choose(undefined);
							}}
							aria-description={one === state ? words.fields.clear : undefined}
						/>
						<span>{words.states[one]}</span>
					</label>
				))}
			</div>
			{isAsked && (
				<div className={line.times ? "budget-cell__amount" : "budget-cell__amount budget-cell__amount--plain"}>
					<NumberField
						kind="money"
						id={`${id}-amount`}
						label={line.times === "nights" ? perNight : line.times === "years" ? perYear : whole}
						value={amount}
						onChange={type}
						words={amounts}
						currency={currency}
						unit={currency}
						measure={amounts.currencies[currency].toLowerCase()}
					/>
				</div>
			)}
		</fieldset>
	);
}
