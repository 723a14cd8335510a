import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { choiceWord } from "../../../content-model/messages/choice-word.ts";
import { FIGURES_CSV_PATH, FIGURES_PATH, REQUESTS_CSV_PATH } from "../../../contract/desk/paths.ts";
import { FORM_IDS } from "../../../contract/requests/forms.ts";
import { languageForTeam } from "../../formats/team-language.ts";
import { GROUPS, type Group, type NamedCounts, type ResponseFigures } from "../../store/figures/response-figures.ts";
import { Hidden, Select, SubmitButton } from "../controls.tsx";
import { counted, type DeskView, unitName } from "../desk-view.ts";
import { Filter } from "../inbox/inbox-page.tsx";
import { dayWords, monthWords, numberWords, weekWords } from "../times.ts";
import { SEPARATORS } from "./requests-csv.ts";

export const PERIODS = { month: 4, quarter: 13, year: 52 } as const;
export type Period = keyof typeof PERIODS;

interface FiguresPageProps {
	view: DeskView;
	figures: ResponseFigures;
	period: Period;
	since: Date;
}

export function FiguresPage({ view, figures, period, since }: FiguresPageProps) {
	const words = view.words.figures;
	const { total, byWeek, byMonth, leftOut } = figures;
	const totals = [
		[words.received, numberWords(total.received)],
		[words.answered, numberWords(total.answered)],
		[words.within24Hours, share(total.within24Hours, total.judged24Hours, view)],
		[words.within2Hours, share(total.within2Hours, total.judged2Hours, view)],
	] as const;
	const weeks = renamed(
		byWeek.filter(({ received }) => received > 0),
		(monday) => weekWords(monday, words.week),
	).reverse();
	const months = renamed(byMonth, monthWords).reverse();
	return (
		<div className="desk__page figures">
			<h1>{words.title}</h1>
			<nav className="inbox__filters screen-only" aria-label={words.period}>
				{keysOf(PERIODS).map((one) => (
					<Filter key={one} href={`${FIGURES_PATH}?periodo=${one}`} current={one === period && "page"}>
						{words.periods[one]}
					</Filter>
				))}
			</nav>
			<p className="wide small">
				{fill(words.lead, { since: dayWords(since, view.timeZone) })} {counted(words.leftOut, leftOut)}
			</p>
			<dl className="figures__totals columns">
				{totals.map(([label, told]) => (
					<div key={label} className="figures__total card">
						<dt className="small">{label}</dt>
						<dd>{told}</dd>
					</div>
				))}
			</dl>
			{total.received === 0 ? (
				<p>{words.noneYet}</p>
			) : (
				<>
					<Funnel total={total} view={view} />
					<Legend view={view} />
					<CountTable title={words.byWeek} rows={weeks} view={view} />
					{weeks.length < byWeek.length && <p className="figures__note wide small">{words.weeksLeftOut}</p>}
					<CountTable title={words.byMonth} rows={months} view={view} />
					{GROUPS.map((group) => {
						const rows = renamed(figures.by[group], (name) => groupName(group, name, view));
						return <CountTable key={group} title={words.by[group]} rows={rows} limit={MOST_ROWS} view={view} />;
					})}
				</>
			)}
			<Files view={view} period={period} />
		</div>
	);
}

/** The period's files; Excel opens one in columns if they are separated as its country does. */
function Files({ view, period }: Pick<FiguresPageProps, "view" | "period">) {
	const words = view.words.figures;
	return (
		<form className="figures__files row row--middle" method="get" action={FIGURES_CSV_PATH}>
			<Hidden periodo={period} />
			<label htmlFor="separator">{words.separator}</label>
			<Select id="separator" name="separador" choices={keysOf(SEPARATORS).map((one) => [one, words.separators[one]])} />
			<SubmitButton look="secondary" label={words.csv} />
			{view.member.admin && <SubmitButton look="secondary" formAction={REQUESTS_CSV_PATH} label={words.requests.csv} />}
		</form>
	);
}

const keysOf = <Key extends string>(choices: Readonly<Record<Key, unknown>>) => Object.keys(choices) as Key[];

/** Anybody can make up campaigns: what is behind the most frequent ones stands in the file. */
const MOST_ROWS = 12;

/** How a form, country or unit is called; the name is empty for requests without one. */
export function groupName(group: Group, name: string, view: DeskView): string {
	const { none, noUnit } = view.words.figures;
	if (group === "unit") return name ? unitName(name, view) : noUnit;
	const form = FORM_IDS.find((id) => id === name);
	if (group === "form") return form ? view.messages.forms[form].title : none;
	if (group === "channel")
		return view.words.figures.channels[name as keyof DeskView["words"]["figures"]["channels"]] ?? name;
	if (group === "language") return languageForTeam(name);
	if (!name) return none;
	return group === "purpose" || group === "country" ? (choiceWord(view.messages, group, name) ?? name) : name;
}

const renamed = (rows: readonly NamedCounts[], nameOf: (name: string) => string): NamedCounts[] =>
	rows.map((row) => ({ ...row, name: nameOf(row.name) }));

/** How many of those who asked came how far: where a bar is much shorter than the one above, people are lost. */
function Funnel({ total, view }: { total: ResponseFigures["total"]; view: DeskView }) {
	const words = view.words.figures;
	const steps = ["received", "within24Hours", "talked", "consulted", "treated"] as const;
	return (
		<table className="figures__table table table--ends">
			<caption>{words.funnel}</caption>
			<tbody>
				{steps.map((step) => (
					<tr key={step}>
						<th scope="row">
							{words[step]}
							<Bar part={total[step]} of={total.received} />
						</th>
						<td>{ofAll(total[step], total.received, view)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Bar({ part, all = 0, of }: { part: number; all?: number; of: number }) {
	return (
		<svg className="figures__bar full above--1" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
			<rect className="figures__received" width={(100 * all) / of} height="4" />
			<rect fill="var(--larimar)" width={(100 * part) / of} height="4" />
		</svg>
	);
}

const ofAll = (part: number, of: number, { words }: DeskView) =>
	fill(words.figures.share, { part: numberWords(part), of: numberWords(of) });

/** What became of a row's requests, and how many came in the period before. */
function Became({ row, view }: { row: NamedCounts; view: DeskView }) {
	const words = view.words.figures;
	const told = (["consulted", "treated"] as const)
		.filter((step) => row[step] > 0)
		.map((step) => `${words[step]}: ${ofAll(row[step], row.received, view)}`);
	const before = row.before > 0 ? [fill(words.before, { count: numberWords(row.before) })] : [];
	if (told.length + before.length === 0) return null;
	return <span className="figures__of small">{[...told, ...before].join(" · ")}</span>;
}

function Legend({ view }: { view: DeskView }) {
	const { legend, judged } = view.words.figures;
	const swatch = (look: "received" | "in-time") => (
		<svg className="figures__swatch" viewBox="0 0 4 4" aria-hidden="true">
			<rect className={`figures__${look}`} width="4" height="4" />
		</svg>
	);
	return (
		<p className="wide small">
			{swatch("received")} {legend.received} {swatch("in-time")} {legend.inTime}. {judged}
		</p>
	);
}

interface CountTableProps {
	title: string;
	rows: readonly NamedCounts[];
	/** How many are shown, if not all. */
	limit?: number;
	view: DeskView;
}

/** Numbers in a table, and beside them a bar: how many came, and how many of them were answered in time. */
function CountTable({ title, rows, limit, view }: CountTableProps) {
	const words = view.words.figures;
	const most = Math.max(1, ...rows.map(({ received }) => received));
	return (
		<table className="figures__table table table--ends">
			<caption>{title}</caption>
			<thead>
				<tr>
					<td />
					<th scope="col">{words.received}</th>
					<th scope="col">{words.calls}</th>
					<th scope="col">{words.inTime}</th>
				</tr>
			</thead>
			<tbody>
				{rows.slice(0, limit).map((row) => (
					<tr key={row.name}>
						<th scope="row">
							{row.name}
							<Bar part={row.within24Hours} all={row.received} of={most} />
							<Became row={row} view={view} />
						</th>
						<td>{numberWords(row.received)}</td>
						<td>{ofAll(row.calls, row.received, view)}</td>
						<td>{share(row.within24Hours, row.judged24Hours, view)}</td>
					</tr>
				))}
			</tbody>
			{limit !== undefined && rows.length > limit && (
				<tfoot>
					<tr>
						<td colSpan={4}>{fill(words.more, { count: numberWords(rows.length - limit) })}</td>
					</tr>
				</tfoot>
			)}
		</table>
	);
}

/** A part in percent, and of how many, as one of one is not twelve of twelve; a dash if there is nothing to judge. */
function share(part: number, whole: number, view: DeskView): ReactNode {
	if (whole === 0) return "–";
	return (
		<>
			{Math.round((100 * part) / whole)} %<span className="figures__of small"> {ofAll(part, whole, view)}</span>
		</>
	);
}
