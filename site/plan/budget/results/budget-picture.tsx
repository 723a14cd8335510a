import { fill } from "../../../../content-model/fields/fill.ts";
import { type ClinicTotals, GROUPS } from "../../../../plan/budget/budget-totals.ts";
import { type Comparison, compareClinics } from "../../../../plan/budget/comparison.ts";
import { Decimal, showAmount, showMoney } from "../../../../plan/numbers/money.ts";
import { RichLine } from "../../../../ui/rich-line/rich-line.tsx";
import { HeadRow, Row } from "../../../components/bars/rows.tsx";
import { Spoken } from "../../fields/spoken.tsx";
import { type ToolContext, useToolContext } from "../../plan-tool/tool-context.ts";
import { type BudgetView, lineLabel } from "../budget-view.ts";

/** Where the clinics differ: how far their totals lie apart, and the same by parts in a table. */
export function BudgetPicture(view: BudgetView) {
	const { words, budget, totals } = view;
	const tool = useToolContext();
	const comparison = compareClinics(budget, totals, tool.outline);
	const columns = totals.clinics.flatMap(({ known, ...clinic }) =>
		known && clinic.isBegun ? [{ ...clinic, known }] : [],
	);
	if (!comparison) return null;
	const sentence = said(comparison, view, tool);
	return (
		<section className="budget-picture screen-only" aria-labelledby="budget-picture">
			<RichLine as="h2" className="title--part" id="budget-picture" text={words.picture.title} />
			<p className={`budget-picture__${comparison.kind === "open" ? "careful" : "gap"}`}>{sentence}</p>
			<Spoken lines={[sentence]} />
			<Drawing columns={columns} />
			<Table {...view} columns={columns} />
		</section>
	);
}

/** Clinics whose totals are known. */
interface Columns {
	columns: readonly (ClinicTotals & { known: Decimal })[];
}

const Table = ({ words, totals: { currency }, columns }: BudgetView & Columns) => (
	<table className="budget-picture__table table table--ends">
		<HeadRow cells={[`${words.picture.part}, ${currency}`, ...columns.map(({ name }) => name)]} />
		<tbody>
			{GROUPS.map((group) => (
				<Row key={group} cells={[words[group].title, ...columns.map(({ parts }) => showAmount(parts[group]))]} />
			))}
		</tbody>
		<tfoot>
			<Row cells={[words.picture.total, ...columns.map(({ known }) => showAmount(known))]} />
		</tfoot>
	</table>
);

/** How far they lie apart, or what must be asked first. */
function said(comparison: Comparison, { words, totals, names }: BudgetView, { locale, quotes }: ToolContext): string {
	const { picture } = words;
	const listed = (all: readonly string[]) => new Intl.ListFormat(locale).format(all);
	switch (comparison.kind) {
		case "same":
			return picture.same;
		case "open": {
			const missing = comparison.missing.map(({ clinic, lines }) => {
				const of = lines.length > MAX_LINES_NAMED ? fill(picture.lines, { count: String(lines.length) }) : undefined;
				return fill(picture.missing, {
					lines: of ?? listed(lines.map((id) => `${quotes.opens}${lineLabel(words, id)}${quotes.closes}`)),
					clinic: names[clinic] ?? "",
				});
			});
			return fill(picture.careful, { lines: listed(missing) });
		}
		case "more": {
			const { dearer, cheaper, amount, isAtLeast } = comparison;
			return fill(isAtLeast ? picture.atLeast : picture.more, {
				clinic: names[dearer] ?? "",
				amount: showMoney(amount, totals.currency),
				other: names[cheaper] ?? "",
			});
		}
	}
}

/** Of a clinic; more are counted. */
const MAX_LINES_NAMED = 3;

const [WIDE, HIGH, FOOT] = [320, 190, 168];

/** Columns that stand beside each other, each of the same parts, and a line from the top of the lowest. */
function Drawing({ columns }: Columns) {
	const most = columns.reduce((one, { known: other }) => (other.gt(one) ? other : one), new Decimal(0));
	if (most.eq(0)) return null;
	const step = WIDE / columns.length;
	const wide = Math.min(84, step * 0.5);
	const high = (amount: Decimal) =>
		amount
			.times(FOOT - 12)
			.div(most)
			.toNumber();
	const lowest = Math.min(...columns.map(({ known }) => high(known)));
	return (
		<svg className="budget-picture__drawing full" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
			{columns.map(({ name, label, parts }, index) => {
				const x = step * (index + 0.5) - wide / 2;
				let foot = FOOT;
				return (
					<g key={name}>
						{GROUPS.map((group) => {
							const tall = high(parts[group]);
							foot -= tall;
							return (
								<rect
									className={`part-hue part-hue--${group}`}
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
							{name.length > 16 ? `${label.slice(0, 15)}…` : name}
						</text>
					</g>
				);
			})}
			<path d={`M8 ${FOOT - lowest} H${WIDE - 8}`} />
		</svg>
	);
}
