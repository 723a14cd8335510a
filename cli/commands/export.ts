import { oneOf } from "../arguments.ts";
import { command } from "../command.ts";
import { FILTER_OPTIONS, readFilter } from "../filters.ts";
import { withOpenStore } from "../open-store.ts";
import { writePrivately } from "../private-file.ts";
import { requestData } from "../request-data.ts";
import { SEPARATORS, type Separator, spreadsheet } from "../spreadsheet.ts";
import { SAY } from "../words/say.ts";

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** Requests as a file for a spreadsheet. */
export const exportRequests = command({
	options: { ...FILTER_OPTIONS, to: "text", separator: "text", replace: "flag" },
	run: async ({ options, context }) => {
		const separator = oneOf("separator", options.separator ?? "coma", Object.keys(SEPARATORS) as Separator[]);
		return await withOpenStore(context, async ({ store, settings }) => {
			const now = context.now();
			const listed = await store.requests.list(EVERYTHING, readFilter(options, now, settings.SERVICE_TIME_ZONE));
			const notes = await store.requests.notesOf(listed);
			const requests = listed.map((request) => ({ ...request, notes: notes.get(request.id) ?? [] }));
			const wording = { now, settings };
			const csv = spreadsheet(requests, wording, separator);
			const data = requests.map((request) => requestData(request, wording));
			if (options.to === undefined) return { text: csv, data, exact: true };
			await writePrivately(options.to, csv, options.replace);
			return {
				text: SAY.exported(requests.length, options.to),
				data: { file: options.to, requests: requests.length },
			};
		});
	},
});
