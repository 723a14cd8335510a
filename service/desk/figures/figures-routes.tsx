/** The figures, as a page and as a file. */

import { FIGURES_PATH } from "../../../contract/desk-paths.ts";
import { DAY } from "../../durations.ts";
import { figuresCsv } from "../../figures-csv.ts";
import { DESK_HEADERS, deskAnswer } from "../desk-answer.ts";
import type { DeskOptions } from "../desk-options.ts";
import type { DeskView } from "../desk-view.ts";
import { Frame } from "../frame.tsx";
import type { DeskPage } from "../page.tsx";
import { FiguresPage, groupName, PERIODS, type Period } from "./figures-page.tsx";

const WEEK = 7 * DAY;

export function figuresRoutes({ store }: DeskOptions, page: DeskPage) {
	async function show(request: Request, view: DeskView): Promise<Response> {
		const { period, since, figures } = await read(request, view);
		const body = (
			<Frame view={view} current={FIGURES_PATH}>
				<FiguresPage view={view} figures={figures} period={period} since={since} />
			</Frame>
		);
		return await deskAnswer(page(view.words.figures.title, body), 200, request);
	}

	async function download(request: Request, view: DeskView): Promise<Response> {
		const { figures } = await read(request, view);
		const words = view.words.figures;
		const file = figuresCsv(figures, {
			by: words.group,
			which: words.name,
			groups: words.groups,
			counts: words.counts,
			nameOf: (group, name) => groupName(group, name, view),
		});
		return new Response(file, {
			headers: {
				...DESK_HEADERS,
				"Cache-Control": "no-store",
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": `attachment; filename="${words.file}"`,
				"X-Content-Type-Options": "nosniff",
			},
		});
	}

	async function read(request: Request, { now, timeZone }: DeskView) {
		const asked = new URL(request.url).searchParams.get("periodo");
		const period: Period = (Object.keys(PERIODS) as Period[]).find((one) => one === asked) ?? "quarter";
		const since = new Date(now.getTime() - PERIODS[period] * WEEK);
		return { period, since, figures: await store().figures.responses(since, new Date(now.getTime() + 1), timeZone) };
	}

	return { show, download };
}
