import { CommandRefused, command, confirm, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";
import { dayStart, shortTime } from "../times.ts";
import { MISUSE } from "../words/misuse.ts";
import { CLOCK, SAY } from "../words/say.ts";

/** Deletes what was received before a day, and what nobody ever answered only if told so. */
export const purge = command({
	options: { before: "text", "include-unanswered": "flag", yes: "flag" },
	run: async ({ options, context }) => {
		const day = options.before;
		if (day === undefined) throw new UsageError(MISUSE.beforeWhich);
		return await withOpenStore(context, async ({ store, settings: { SERVICE_TIME_ZONE } }) => {
			const before = dayStart("before", day, context.now(), SERVICE_TIME_ZONE);
			if (await store.clock.jump()) throw new CommandRefused(CLOCK.purgeFirst);
			if (before > context.now()) throw new UsageError(MISUSE.dayToCome);
			const all = options["include-unanswered"];
			const found = await store.retention.purgeable(before);
			const left = all ? 0 : found.neverAnswered;
			const leaves = left > 0 ? [SAY.purgeLeaves(left)] : [];
			const shown = shortTime(before, SERVICE_TIME_ZONE);
			if (found.requests === left) {
				const data = { before, requests: 0, neverAnswered: 0, left };
				return { text: [SAY.nothingToPurge(shown), ...leaves].join("\n"), data };
			}
			const neverAnswered = found.neverAnswered - left;
			const warned = neverAnswered > 0 ? [SAY.neverAnswered(neverAnswered)] : [];
			const what = [SAY.aboutToPurge(found.requests - left, shown), ...warned, ...leaves].join("\n");
			await confirm(context, options.yes, what);
			const requests = await store.retention.purge(before, all ? "all" : "answered");
			const data = { before, requests, neverAnswered, left };
			return { text: [SAY.purged(requests), ...leaves].join("\n"), data };
		});
	},
});
