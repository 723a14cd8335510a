import type { BarsProps } from "../../../content-model/fields/bars.ts";
import { HeadRow, Row } from "./rows.tsx";

/** Percentages in a table, each drawn below its number on one scale from none to all. */
export function Bars({ title, row, columns, rows, missing, note, locale }: BarsProps & { locale: string }) {
	const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	const drawn = (value: number | null | undefined, place: number) =>
		typeof value === "number" ? (
			<>
				<span className="bars__value strong">{whole.format(value)}</span>
				{/* The number says it already. */}
				<svg className="bars__bar full" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
					<path className="bars__scale" d="M0 7.5H100" />
					<path className={place === 0 ? "bars__fill" : "bars__fill bars__fill--second"} d={`M0 0H${value}V8H0Z`} />
				</svg>
			</>
		) : (
			<span className="bars__missing">{missing}</span>
		);
	return (
		<div className="bars">
			<table className="bars__table full">
				<caption className="bars__title balanced strong">{title}</caption>
				<HeadRow cells={[row, ...columns]} />
				<tbody>
					{rows.map(({ label, values }) => (
						<Row key={label} cells={[label, ...columns.map((_, index) => drawn(values[index], index))]} />
					))}
				</tbody>
			</table>
			<p className="bars__note">{note}</p>
		</div>
	);
}
