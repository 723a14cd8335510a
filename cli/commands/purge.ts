import { CommandRefused, command, confirm, say, texts, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";
import { dayStart, shortTime } from "../times.ts";

/** Deletes what was received before a day, and what nobody ever answered only if told so. */
export const purge = command({
	options: { before: "text", "include-unanswered": "flag", yes: "flag" },
	run: async ({ options, context }) => {
		const day = options.before;
		if (day === undefined) throw new UsageError(texts.usage.beforeWhich);
		return await withOpenStore(context, async ({ store, settings: { SERVICE_TIME_ZONE } }) => {
			const before = dayStart("before", day, context.now(), SERVICE_TIME_ZONE);
			if (await store.clock.jump()) throw new CommandRefused(texts.clock.purgeFirst);
			if (before > context.now()) throw new UsageError(texts.usage.dayToCome);
			const all = options["include-unanswered"];
			const found = await store.retention.purgeable(before);
			const left = all ? 0 : found.neverAnswered;
			const neverAnswered = found.neverAnswered - left;
			const leaves = left > 0 ? [say(texts.purge.leaves, { count: left })] : [];
			const values = { before: shortTime(before, SERVICE_TIME_ZONE), requests: found.requests - left };
			if (values.requests === 0) {
				const data = { before, requests: 0, neverAnswered: 0, left };
				return { text: [say(texts.purge.nothing, values), ...leaves].join("\n"), data };
			}
			const warned = neverAnswered > 0 ? [say(texts.purge.neverAnswered, { count: neverAnswered })] : [];
			await confirm(context, options.yes, [say(texts.purge.about, values), ...warned, ...leaves].join("\n"));
			const requests = await store.retention.purge(before, all ? "all" : "answered");
			const data = { before, requests, neverAnswered, left };
			return { text: [say(texts.purge.done, { requests }), ...leaves].join("\n"), data };
		});
	},
});
