import type { BarsProps } from "../../../content-model/fields/bars.ts";

/** Percentages in a table, each drawn below its number on one scale from none to all. */
export function Bars({ title, row, columns, rows, missing, note, locale }: BarsProps & { locale: string }) {
	const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
	return (
		<div className="bars">
			<table className="bars__table full">
				<caption className="bars__title balanced strong">{title}</caption>
				<thead>
					<tr>
						<th scope="col">{row}</th>
						{columns.map((column) => (
							<th scope="col" key={column}>
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, values }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							{columns.map((column, index) => (
								<td key={column}>
									<Bar value={values[index] ?? null} place={index} missing={missing} whole={whole} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p className="bars__note">{note}</p>
		</div>
	);
}

interface BarProps {
	value: number | null;
	place: number;
	missing: string;
	whole: Intl.NumberFormat;
}

function Bar({ value, place, missing, whole }: BarProps) {
	if (value === null) return <span className="bars__missing">{missing}</span>;
	return (
		<>
			<span className="bars__value strong">{whole.format(value)}</span>
			{/* The number says it already. */}
			<svg className="bars__bar full" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
				<path className="bars__scale" d="M0 7.5H100" />
				<path className={place === 0 ? "bars__fill" : "bars__fill bars__fill--second"} d={`M0 0H${value}V8H0Z`} />
			</svg>
		</>
	);
}
