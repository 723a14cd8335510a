/** The figures, as a page and as a file, and the requests behind them as a file. */
import { FIGURES_PATH } from "../../../contract/desk/paths.ts";
import { DAY } from "../../durations.ts";
import { COUNTS, GROUPS, type NamedCounts, type ResponseFigures } from "../../store/figures/response-figures.ts";
import { fileResponse } from "../desk-response.ts";
import type { DeskView } from "../desk-view.ts";
import { showFramed } from "../frame.tsx";
import { showRefused } from "../person/person-routes.tsx";
import { FiguresPage, groupName, PERIODS } from "./figures-page.tsx";
import { asText, csvText, requestRows, SEPARATORS, type Separator, titleRow } from "./requests-csv.ts";

const CSV = "text/csv; charset=utf-8";
const WEEK = 7 * DAY;
/** Requests read at a time: others are answered in between. */
const AT_ONCE = 250;

export async function showFigures(view: DeskView): Promise<Response> {
	const body = <FiguresPage view={view} figures={await read(view)} period={periodOf(view)} since={sinceOf(view)} />;
	return await showFramed(view, view.words.figures.title, body, { current: FIGURES_PATH });
}

export const downloadFigures = async (view: DeskView): Promise<Response> =>
	fileResponse(figuresCsv(await read(view), view, separatorOf(view)), CSV, "cifras.csv");

/** Everything that came in within the period, held and spam included; for admins, since it holds everybody's data. */
export async function downloadRequests(view: DeskView): Promise<Response> {
	if (!view.member.admin) return await showRefused(view);
	const since = sinceOf(view);
	const separator = separatorOf(view);
	const { requests } = view.store();
	view.log.info({}, "requests exported at the desk");
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
	return fileResponse(rows, CSV, "solicitudes.csv");
}

const read = (view: DeskView) =>
	view.store().figures.responses(sinceOf(view), new Date(view.now.getTime() + 1), view.timeZone);

const periodOf = (view: DeskView) => asked(view, "periodo", PERIODS) ?? "quarter";

const sinceOf = (view: DeskView) => new Date(view.now.getTime() - PERIODS[periodOf(view)] * WEEK);

const separatorOf = (view: DeskView) => asked(view, "separador", SEPARATORS) ?? "comma";

/** Which of these the address asks for. */
function asked<Choices extends object>({ url }: DeskView, name: string, choices: Choices) {
	const value = url.searchParams.get(name) ?? "";
	return Object.hasOwn(choices, value) ? (value as keyof Choices) : undefined;
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
