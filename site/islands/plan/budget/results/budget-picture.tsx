import { fill } from "../../../../../content-model/fill.ts";
import { GROUPS } from "../../../../../plan/budget/budget-totals.ts";
import type { Decimal } from "../../../../../plan/numbers/decimal.ts";
import { showAmount, showMoney } from "../../../../../plan/numbers/show-amount.ts";
import { RichLine } from "../../../../../ui/rich-line/rich-line.tsx";
import type { BudgetView } from "../budget-view.ts";

/** Where the clinics differ: how far their totals lie apart, and the same by parts in a table. */
export function BudgetPicture({ words, totals, names }: BudgetView) {
	const known = totals.clinics.flatMap(({ known, isBegun, parts, unknown }, place) =>
		known && isBegun ? [{ name: names[place] ?? "", known, parts, unknown }] : [],
	);
	const [least, ...dearer] = [...known].sort((one, other) => one.known.cmp(other.known));
	const most = dearer.at(-1);
	if (!least || !most) return null;
	const open = known.filter(({ unknown }) => unknown.length > 0).map(({ name }) => name);
	const gap = most.known.minus(least.known);
	return (
		<section className="budget-picture" aria-labelledby="budget-picture">
			<h2 className="budget-picture__title" id="budget-picture">
				<RichLine text={words.picture.title} />
			</h2>
			<output className="budget-picture__gap">
				{gap.eq(0)
					? words.picture.same
					: fill(words.picture.more, {
							clinic: most.name,
							amount: showMoney(gap, totals.currency),
							other: least.name,
						})}
			</output>
			{open.length > 0 && (
				<p className="budget-picture__careful">{fill(words.picture.careful, { clinics: listed(open) })}</p>
			)}
			<Drawing known={known} most={most.known} />
			<table className="budget-picture__table">
				<thead>
					<tr>
						<th scope="col">
							{words.picture.part}, {totals.currency}
						</th>
						{known.map(({ name }) => (
							<th scope="col" key={name}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{GROUPS.map((group) => (
						<tr key={group}>
							<th scope="row">{words[group].title}</th>
							{known.map(({ name, parts }) => (
								<td key={name}>{showAmount(parts[group])}</td>
							))}
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{words.picture.total}</th>
						{known.map(({ name, known }) => (
							<td key={name}>{showAmount(known)}</td>
						))}
					</tr>
				</tfoot>
			</table>
		</section>
	);
}

const [WIDE, HIGH, FOOT] = [320, 190, 168];

interface DrawingProps {
	known: readonly { name: string; known: Decimal; parts: Record<(typeof GROUPS)[number], Decimal> }[];
	most: Decimal;
}

/** Columns that stand beside each other, each of the same parts, and a line from the top of the lowest. */
function Drawing({ known, most }: DrawingProps) {
	if (most.eq(0)) return null;
	const step = WIDE / known.length;
	const wide = Math.min(84, step * 0.5);
	const high = (amount: Decimal) =>
		amount
			.times(FOOT - 12)
			.div(most)
			.toNumber();
	const lowest = Math.min(...known.map(({ known }) => high(known)));
	return (
		<svg className="budget-picture__drawing" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
			{known.map(({ name, parts }, place) => {
				const x = step * (place + 0.5) - wide / 2;
				let foot = FOOT;
				return (
					<g key={name}>
						{GROUPS.map((group) => {
							const tall = high(parts[group]);
							foot -= tall;
							return (
								<rect
									className={`budget-totals__piece--${group}`}
									key={group}
									x={x}
									y={foot}
									width={wide}
									height={Math.max(0, tall - 1.5)}
									rx="3"
								/>
							);
						})}
						<text x={x + wide / 2} y={HIGH - 4} textAnchor="middle">
							{name.length > 16 ? `${name.slice(0, 15)}…` : name}
						</text>
					</g>
				);
			})}
			<path d={`M8 ${FOOT - lowest} H${WIDE - 8}`} />
		</svg>
	);
}

const listed = (names: readonly string[]) => new Intl.ListFormat("es").format(names);
