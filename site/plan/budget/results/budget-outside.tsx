import { fill } from "../../../../content-model/fields/fill.ts";
import type { ClinicTotals } from "../../../../plan/budget/budget-totals.ts";
import { showMoney } from "../../../../plan/numbers/money.ts";
import { RichLine } from "../../../../ui/rich-line/rich-line.tsx";
import { useToolContext } from "../../plan-tool/tool-context.ts";
import { type BudgetView, lineLabel } from "../budget-view.ts";

interface BudgetOutsideProps extends BudgetView {
	questions: Readonly<Record<string, string>>;
}

/** For each clinic what its price does not hold, and what to ask of what nobody said. */
export function BudgetOutside(view: BudgetOutsideProps) {
	const { words, totals, questions } = view;
	const { paths } = useToolContext();
	const { outside } = words;
	const asked = new Set(totals.clinics.flatMap(({ unknown }) => unknown.filter((id) => questions[id])));
	if (totals.clinics.every(({ isBegun, unknown }) => !isBegun && unknown.length === 0)) return null;
	return (
		<section className="budget-outside stack stack--6" aria-labelledby="budget-outside">
			<RichLine as="h2" className="screen-only title--part" id="budget-outside" text={outside.title} />
			<div className="budget-outside__clinics columns">
				{totals.clinics.map((clinic) => (
					<div className="budget-outside__clinic stack stack--3" key={clinic.name}>
						<h3>{fill(outside.of, { clinic: clinic.name })}</h3>
						<Lists {...view} clinic={clinic} />
					</div>
				))}
			</div>
			<p className="budget-outside__ways wide row">
				<a className="button button--primary" href={paths.loan}>
					{words.toLoan}
				</a>
				{asked.size > 0 && (
					<a className="button button--secondary" href={paths.questions}>
						{fill(outside.question, { count: String(asked.size) })}
					</a>
				)}
			</p>
		</section>
	);
}

function Lists({ clinic, words, totals, questions }: BudgetOutsideProps & { clinic: ClinicTotals }) {
	const { outside, price } = words;
	const apart = clinic.apart.filter(({ id }) => id !== price.id);
	if (apart.length === 0 && clinic.unknown.length === 0) return <p>{outside.none}</p>;
	return (
		<>
			{apart.length > 0 && (
				<>
					<h4>{outside.apart}</h4>
					<dl className="budget-outside__apart screen-only">
						{apart.map(({ id, amount }) => (
							<div key={id}>
								<dt>{lineLabel(words, id)}</dt>
								<dd>{amount ? showMoney(amount, totals.currency) : "—"}</dd>
							</div>
						))}
					</dl>
				</>
			)}
			{clinic.unknown.length > 0 && (
				<>
					<h4 className="budget-outside__ask">{outside.unknown}</h4>
					<ul className="budget-outside__unknown stack stack--3">
						{clinic.unknown.map((id) => (
							<li key={id} className="ringed">
								<strong>{lineLabel(words, id)}</strong>
								{questions[id] && <span>{questions[id]}</span>}
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}
