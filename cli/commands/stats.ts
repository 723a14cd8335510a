import { command } from "../command.ts";
import { dayStart } from "../days.ts";
import { withOpenStore } from "../open-store.ts";
import { statsCharts } from "../stats-charts.ts";

const USUAL = "29d";

/** Figures of a period, and how things stand. */
export const stats = command({
	options: { since: "text" },
	run: async ({ options, context }) =>
		await withOpenStore(context, async ({ store, settings: { SERVICE_TIME_ZONE } }) => {
			const since = dayStart("since", options.since ?? USUAL, context.now(), SERVICE_TIME_ZONE);
			const figures = await store.figures.statistics(since, SERVICE_TIME_ZONE);
			return { text: statsCharts(figures, context.columns), data: { since, ...figures } };
		}),
});
