import { Fragment } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import type { RateWords } from "../../../content-model/plan/rates.ts";
import type { Rate } from "../../../plan/rates/success-rates.ts";
import { HeadRow } from "../../components/bars/rows.tsx";

interface RateTableProps {
	title: string;
	/** What the rows differ by. */
	label: string;
	rows: readonly { id: string; label: string; rate: Rate | undefined }[];
	/** The row that the picture shows, by its id. */
	shown: string;
	words: RateWords["shown"];
	hasRange: boolean;
	casesOf: (rate: Rate) => string;
	percent: (share: number) => string;
}

/** Rates below each other, as numbers and drawn on one scale from none to all. */
export const RateTable = ({ title, label, rows, shown, words, hasRange, casesOf, percent }: RateTableProps) => (
	<table className="rate-table table">
		<caption>{title}</caption>
		<HeadRow cells={[label, words.cases, words.rate, ...(hasRange ? [words.range] : [])]} />
		<tbody>
			{rows.map(({ id, label: name, rate }) => (
				<Fragment key={id}>
					<tr className={id === shown ? "rate-table__row rate-table__row--shown" : "rate-table__row"}>
						<th scope="row" aria-current={id === shown ? "true" : undefined}>
							{name}
						</th>
						<td className="rate-table__cases">{rate && casesOf(rate)}</td>
						<td className="rate-table__rate">{rate && percent(rate.share)}</td>
						{hasRange && (
							<td className="rate-table__range">
								{rate && fill(words.between, { low: percent(rate.low), high: percent(rate.high) })}
							</td>
						)}
					</tr>
					{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus, and the one above says the same */}
					<tr
						className={id === shown ? "rate-table__drawn rate-table__drawn--shown" : "rate-table__drawn"}
						aria-hidden="true"
					>
						<td colSpan={hasRange ? 4 : 3}>{rate && <Bar rate={rate} hasRange={hasRange} />}</td>
					</tr>
				</Fragment>
			))}
		</tbody>
	</table>
);

/** The rate as a point, and how far it may be off as a line through it. */
function Bar({ rate, hasRange }: { rate: Rate; hasRange: boolean }) {
	const at = (share: number) => Math.round(share * 1000) / 10;
	return (
		<svg className="rate-table__bar full" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
			<path className="rate-table__scale" d="M0 3H100" />
			{hasRange && <path className="rate-table__reach" d={`M${at(rate.low)} 3H${at(rate.high)}`} />}
			<path className="rate-table__point" d={`M${at(rate.share)} 3h0`} />
		</svg>
	);
}
