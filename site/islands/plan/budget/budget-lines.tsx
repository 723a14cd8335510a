import { useState } from "react";
import { fill } from "../../../../content-model/fill.ts";
import type { Cell } from "../../../../plan/budget/budget.ts";
import { GROUPS, type Group, travelCurrency } from "../../../../plan/budget/budget-totals.ts";
import { usePlanFrame } from "../frame/plan-frame.ts";
import { BudgetCell } from "./budget-cell.tsx";
import { type BudgetView, type LineWords, linesOf } from "./budget-view.ts";

interface BudgetLinesProps extends BudgetView {
	onAnswer: (place: number, id: string, cell: Cell) => void;
}

/** Every line with what each clinic said of it. */
export function BudgetLines(view: BudgetLinesProps) {
	return GROUPS.map((group) => (
		<section className="budget-lines" key={group} aria-labelledby={`budget-${group}`}>
			<h3 className={`budget-lines__title budget-group budget-group--${group}`} id={`budget-${group}`}>
				{view.words[group].title}
			</h3>
			<Lines lines={linesOf(view.words, group).filter((line) => isFirst(line, view))} group={group} {...view} />
			<MoreLines lines={linesOf(view.words, group).filter((line) => !isFirst(line, view))} group={group} {...view} />
		</section>
	));
}

const isFirst = (line: LineWords, { words }: BudgetView) => line === words.price || line.first === true;

interface LinesProps extends BudgetLinesProps {
	lines: readonly LineWords[];
	group: Group;
}

function Lines({ lines, ...view }: LinesProps) {
	return lines.map((line) => <Line key={line.id} line={line} {...view} />);
}

/** The lines that decide less: folded until she opens them, or one of them is answered. */
function MoreLines({ lines, ...view }: LinesProps) {
	const [isOpen, setIsOpen] = useState(false);
	const { words, budget } = view;
	const isAnswered = lines.some(({ id }) => budget.clinics.some(({ cells }) => cells[id]?.state));
	const { locale } = usePlanFrame();
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

interface LineProps extends BudgetLinesProps {
	line: LineWords;
	group: Group;
}

function Line({ line, group, words, amounts, budget, names, shown, onAnswer }: LineProps) {
	return (
		<div className={line === words.price ? "budget-lines__line budget-lines__line--price" : "budget-lines__line"}>
			<p className="budget-lines__label">
				{line.label}
				{line.hint && <span className="budget-lines__hint">{line.hint}</span>}
			</p>
			{budget.clinics.map((clinic, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a clinic is known by its place alone
				<div className="budget__column" data-shown={place === shown || undefined} key={place}>
					<BudgetCell
						id={`${line.id}-${place}`}
						line={line}
						isPrice={line === words.price}
						clinic={names[place] ?? ""}
						currency={group === "travel" ? travelCurrency(budget) : clinic.currency}
						cell={clinic.cells[line.id]}
						words={words}
						amounts={amounts}
						onAnswer={(cell) => onAnswer(place, line.id, cell)}
					/>
				</div>
			))}
		</div>
	);
}
