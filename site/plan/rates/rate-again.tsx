import { useState } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import type { RateWords } from "../../../content-model/plan/rates.ts";
import { type ClinicYear, inPercent, type Rate, repeatedYear, sumYears } from "../../../plan/rates/success-rates.ts";

interface RateAgainProps {
	words: RateWords["again"];
	/** The clinic's year by ages. */
	groups: readonly ClinicYear[];
	/** What a year comes to as it is told now; undefined if nobody came so far. */
	rateOf: (year: ClinicYear) => Rate | undefined;
	sumOf: (rate: Rate) => string;
	percent: (share: number) => string;
}

/** More dots could not be told apart: the oldest are dropped. */
const MAX_YEARS = 60;
const [WIDE, HIGH, DOT] = [400, 90, 4];

/** The same clinic's year drawn anew by chance, each a dot on one scale: together they show what one year can look like. */
export function RateAgain({ words, groups, rateOf, sumOf, percent }: RateAgainProps) {
	const [years, setYears] = useState<readonly ClinicYear[]>([]);
	const [count, setCount] = useState(0);
	const own = rateOf(sumYears(groups));
	const drawn = years.map(rateOf);
	const last = drawn.at(-1);
	const shares = drawn.map((rate) => rate && inPercent(rate.share));
	const there = shares.filter((share) => share !== undefined);
	const piles = shares.map((share, index) => shares.slice(0, index).filter((one) => one === share).length);
	/** A high pile grows closer together. */
	const step = Math.min(2 * DOT, (HIGH - 2 * DOT) / Math.max(...piles, 1));

	function repeat(): void {
		setCount(count + 1);
		setYears([...years, sumYears(groups.map((year) => repeatedYear(year, Math.random)))].slice(-MAX_YEARS));
	}

	function said(): string {
		if (count === 0) return words.none;
		if (!last) return fill(words.nobody, { count: String(count) });
		return fill(words.said, {
			count: String(count),
			rate: percent(last.share),
			sum: sumOf(last),
			low: percent(Math.min(...there) / 100),
			high: percent(Math.max(...there) / 100),
		});
	}

	return (
		<div className="rate-again script-only stack stack--3">
			<h2 className="title--s">{words.title}</h2>
			<p className="rate-again__lead small">{words.lead}</p>
			<button type="button" className="button button--secondary" onClick={repeat}>
				{words.repeat}
			</button>
			<svg className="rate-again__cloud full" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
				<path stroke="var(--line-strong)" d={`M0 ${HIGH}H${WIDE}`} />
				{own && <path className="rate-again__own" d={`M${own.share * WIDE} 0V${HIGH}`} />}
				{shares.map((share, index) => {
					if (share === undefined) return null;
					const [x, y] = [(share / 100) * WIDE, HIGH - DOT - (piles[index] ?? 0) * step];
					// A year keeps its dot, also when the oldest have gone.
					const year = count - shares.length + index;
					return <circle className={year === count - 1 ? "rate-again__last" : ""} key={year} cx={x} cy={y} r={DOT} />;
				})}
			</svg>
			<p className="rate-again__ends full small" aria-hidden="true">
				<span>{percent(0)}</span>
				<span>{percent(1)}</span>
			</p>
			<p className="rate-again__said" role="status">
				{said()}
			</p>
		</div>
	);
}
