import { wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { FILTER_OPTIONS, readFilter } from "../filters.ts";
import { withOpenStore } from "../open-store.ts";
import { requestData } from "../request-data.ts";
import { requestList } from "../request-list.ts";
import { SAY } from "../words/say.ts";

const USUAL = "50";

/** Requests, the newest first; of overdue ones the one that has waited longest. */
export const list = command({
	options: { ...FILTER_OPTIONS, limit: "text" },
	run: async ({ options, context }) => {
		const limit = wholeNumber("limit", options.limit ?? USUAL);
		return await withOpenStore(context, async ({ store, settings }) => {
			const now = context.now();
			const first = options.overdue ? "oldest" : "newest";
			const found = await store.requests.list(limit + 1, readFilter(options, now, settings.SERVICE_TIME_ZONE), first);
			const shown = found.slice(0, limit);
			const wording = { now, settings };
			return {
				text: [
					requestList(shown, wording, context.columns),
					...(shown.length > 0 ? [`\n${SAY.list.count(shown.length, found.length > limit, first)}`] : []),
				].join("\n"),
				data: shown.map((request) => requestData(request, wording)),
			};
		});
	},
});
