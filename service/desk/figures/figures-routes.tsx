/** The figures, as a page and as a file, and the requests behind them as a file. */
import { FIGURES_PATH } from "../../../contract/desk/paths.ts";
import { DAY } from "../../durations.ts";
import { COUNTS, GROUPS, type NamedCounts, type ResponseFigures } from "../../store/figures/response-figures.ts";
import { fileResponse } from "../desk-response.ts";
import type { DeskOptions, DeskView } from "../desk-view.ts";
import type { ShowFramed } from "../frame.tsx";
import { FiguresPage, groupName, PERIODS, type Period } from "./figures-page.tsx";
import { asText, csvText, requestRows, SEPARATORS, type Separator, titleRow } from "./requests-csv.ts";

const CSV = "text/csv; charset=utf-8";
const WEEK = 7 * DAY;
/** Requests read at a time: others are answered in between. */
const AT_ONCE = 250;

export function figuresRoutes({ store, log }: DeskOptions, showFramed: ShowFramed) {
	async function show(request: Request, view: DeskView): Promise<Response> {
		const { period, since, figures } = await read(request, view);
		const body = <FiguresPage view={view} figures={figures} period={period} since={since} />;
		return await showFramed(request, view, view.words.figures.title, body, { current: FIGURES_PATH });
	}

	async function download(request: Request, view: DeskView): Promise<Response> {
		const { figures } = await read(request, view);
		return fileResponse(figuresCsv(figures, view, separatorOf(request)), CSV, view.words.figures.file);
	}

	/** Everything that came in within the period, held and spam included; for admins, since it holds everybody's data. */
	async function downloadRequests(request: Request, view: DeskView): Promise<Response> {
		const since = sinceOf(periodOf(request), view.now);
		const separator = separatorOf(request);
		const { requests } = store();
		log.info({}, "requests exported at the desk");
		let cursor: string | undefined;
		let title = titleRow(view, separator);
		const rows = new ReadableStream<Uint8Array>({
			async pull(controller) {
				const page = await requests.page({ filter: "all", cursor, limit: AT_ONCE });
				const listed = page.requests.filter(({ receivedAt }) => receivedAt >= since);
				const exported = await requests.withHistory(listed);
				controller.enqueue(new TextEncoder().encode(title + requestRows(exported, view, separator)));
				title = "";
				cursor = page.next;
				if (cursor === undefined || listed.length < page.requests.length) controller.close();
			},
		});
		return fileResponse(rows, CSV, view.words.figures.requests.file);
	}

	async function read(request: Request, { now, timeZone }: DeskView) {
		const period = periodOf(request);
		const since = sinceOf(period, now);
		return { period, since, figures: await store().figures.responses(since, new Date(now.getTime() + 1), timeZone) };
	}

	return { show, download, downloadRequests };
}

const periodOf = (request: Request): Period => asked(request, "periodo", Object.keys(PERIODS) as Period[]) ?? "quarter";

const sinceOf = (period: Period, now: Date): Date => new Date(now.getTime() - PERIODS[period] * WEEK);

const separatorOf = (request: Request): Separator =>
	asked(request, "separador", Object.keys(SEPARATORS) as Separator[]) ?? "comma";

function asked<Choice extends string>(request: Request, name: string, choices: readonly Choice[]): Choice | undefined {
	const value = new URL(request.url).searchParams.get(name);
	return choices.find((one) => one === value);
}

/** The figures as a file for a spreadsheet: a row for each week, month and name. */
export function figuresCsv(figures: ResponseFigures, view: DeskView, separator: Separator): string {
	const words = view.words.figures;
	const rowsOf = (group: keyof typeof words.groups, all: readonly NamedCounts[]) =>
		all.map((counts) => [
			words.groups[group],
			group === "week" || group === "month" ? counts.name : asText(groupName(group, counts.name, view)),
			...COUNTS.map((count) => String(counts[count])),
		]);
	const rows = [
		...rowsOf("week", figures.byWeek),
		...rowsOf("month", figures.byMonth),
		...GROUPS.flatMap((group) => rowsOf(group, figures.by[group])),
	];
	const titles = [words.group, words.name, ...COUNTS.map((count) => words.counts[count])];
	return csvText([titles, ...rows], separator, true);
}
