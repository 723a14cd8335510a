import { type ReactNode, useId, useState } from "react";
import { fill, type PluralWords, plural } from "../../../content-model/fields/fill.ts";
import type { RateWords } from "../../../content-model/plan/rates.ts";
import { percentageOf } from "../../../plan/numbers/money.ts";
import {
	DENOMINATORS,
	type Denominator,
	extremes,
	inPercent,
	NUMERATORS,
	type Numerator,
	type Rate,
	successRate,
	sumYears,
	timesAsLarge,
} from "../../../plan/rates/success-rates.ts";
import { Pills } from "../../../ui/pills/pills.tsx";
import { planTool } from "../plan-tool/plan-tool.tsx";
import type { GivenContext } from "../plan-tool/tool-context.ts";
import { RateAgain } from "./rate-again.tsx";
import { RateDots } from "./rate-dots.tsx";
import { RateTable } from "./rate-table.tsx";

interface RatesToolProps {
	/** Names who publishes rates as they should be published. */
	children?: ReactNode;
	tool: GivenContext;
	words: Omit<RateWords, "sources">;
}

/** All ages together. */
const ALL = "all";

/** One year of an invented clinic, told in every way that a rate can be told. */
export const RatesTool = planTool(function RatesTool({ tool, words, children }: RatesToolProps) {
	const { ages, sizes, counted, divided, shown } = words;
	const [numerator, setNumerator] = useState<Numerator>("births");
	// Begins as a brochure would.
	const [denominator, setDenominator] = useState<Denominator>("transfers");
	const [age, setAge] = useState(ALL);
	const [size, setSize] = useState(sizes.items[1]?.id);
	const [hasRange, setHasRange] = useState(true);
	const heading = `rates${useId()}`;

	const times = sizes.items.find(({ id }) => id === size)?.times ?? 1;
	const groups = ages.groups.map(({ id, label, year }) => ({ id, label, year: timesAsLarge(year, times) }));
	const whole = sumYears(groups.map(({ year }) => year));
	const year = groups.find(({ id }) => id === age)?.year ?? whole;
	const rate = successRate(year, numerator, denominator);
	const all = extremes([whole, ...groups.map((group) => group.year)]);
	if (!rate || !all) return null;

	const number = (count: number) => count.toLocaleString(tool.locale);
	const percent = (share: number) => percentageOf(String(inPercent(share)), tool.percentage);
	const sumOf = (one: Rate) =>
		fill(shown.sum, { counted: named(one.counted, counted[numerator]), of: named(one.of, divided[denominator]) });
	const named = (count: number, words: PluralWords) => `${number(count)} ${plural(count, tool.locale, words)}`;
	const steps = Object.fromEntries(Object.entries(year).map(([step, count]) => [step, number(count)]));
	const casesOf = (one: Rate) => fill(shown.cell, { counted: number(one.counted), of: number(one.of) });
	const table = { words: shown, hasRange, casesOf, percent };
	const ways = DENOMINATORS.map((id) => ({ id, label: divided[id].label }));
	const everyAge = { id: ALL, label: ages.all, year: whole };

	return (
		<div className="rates">
			<div className="rates__notice note note--amber note--large">
				<p className="kicker strong">{words.notice.title}</p>
				<p>{words.notice.text}</p>
			</div>
			<div className="rates__play stack stack--8">
				<p className="rates__strip script-only" aria-hidden="true">
					<strong>{percent(rate.share)}</strong>
					<span>{sumOf(rate)}</span>
					<RateDots year={year} numerator={numerator} denominator={denominator} />
				</p>
				<figure className="rates__picture stack" aria-labelledby={heading}>
					<output className="rates__answer" id={heading}>
						<strong className="rates__figure display">{percent(rate.share)}</strong>
						<span className="rates__sum balanced">{sumOf(rate)}</span>
					</output>
					<RateDots year={year} numerator={numerator} denominator={denominator} />
					<ul className="rates__legend columns small" aria-hidden="true">
						<li className="rates__key level level--2">{shown.counted}</li>
						<li className="rates__key rates__key--among level level--2">{counted[numerator].rest}</li>
						<li className={`rates__key level level--2 rates__key--${rate.of < year.started ? "outside" : "nobody"}`}>
							{shown.outside}
						</li>
					</ul>
				</figure>
				<div className="rates__choices script-only stack stack--5">
					<Pills legend={divided.label} value={denominator} onChoose={setDenominator} options={ways} />
					<Pills
						legend={counted.label}
						value={numerator}
						onChoose={setNumerator}
						options={NUMERATORS.map((id) => ({ id, label: counted[id].label }))}
					/>
					<Pills legend={ages.label} value={age} onChoose={setAge} options={[everyAge, ...groups]} />
					<Pills
						legend={sizes.label}
						value={size ?? ""}
						onChoose={setSize}
						options={sizes.items.map(({ id, label, times: large }) => ({
							id,
							label: (
								<>
									<span>{label}</span>
									<small className="rates__cycles">
										{fill(sizes.cycles, { count: number((whole.started / times) * large) })}
									</small>
								</>
							),
						}))}
					/>
					<label className="ticked stack stack--3">
						<input type="checkbox" checked={hasRange} onChange={(event) => setHasRange(event.currentTarget.checked)} />
						<span>{shown.interval}</span>
					</label>
				</div>
				<p className="rates__steps small">
					<span>{fill(shown.steps, steps)}</span>
					{hasRange && (
						<span className="rates__likely above--2">
							{fill(shown.likely, {
								of: named(rate.of, divided[denominator]),
								low: percent(rate.low),
								high: percent(rate.high),
							})}
						</span>
					)}
				</p>
			</div>
			<RateAgain
				// Of another age or size it is another year.
				key={`${age} ${size}`}
				words={words.again}
				groups={age === ALL ? groups.map((group) => group.year) : [year]}
				rateOf={(one) => successRate(one, numerator, denominator)}
				sumOf={sumOf}
				percent={percent}
			/>
			<div className="rates__tables">
				<RateTable
					{...table}
					title={shown.byWay}
					label={divided.label}
					rows={ways.map((way) => ({ ...way, rate: successRate(year, numerator, way.id) }))}
					shown={denominator}
				/>
				<RateTable
					{...table}
					title={shown.byAge}
					label={ages.label}
					rows={[...groups, everyAge].map((one) => ({ ...one, rate: successRate(one.year, numerator, denominator) }))}
					shown={age}
				/>
			</div>
			<p className="rates__extremes balanced display title--part">
				{fill(shown.extremes, { least: percent(all.least.share), greatest: percent(all.greatest.share) })}
			</p>
			{children}
		</div>
	);
});
