import { command, UsageError } from "../command.ts";
import { confirm } from "../confirm.ts";
import { dayStart } from "../days.ts";
import { atDesk } from "../open-desk.ts";
import { shortTime } from "../times.ts";
import { MISUSE } from "../words/misuse.ts";
import { SAY } from "../words/say.ts";

/** Deletes everything received before a day. */
export const purge = command({
	options: { before: "text", yes: "flag" },
	run: async ({ options, world }) => {
		const day = options.before;
		if (day === undefined) throw new UsageError(MISUSE.beforeWhich);
		return await atDesk(world, async ({ store, database, files, settings: { SERVICE_TIME_ZONE } }) => {
			const before = dayStart("before", day, world.now(), SERVICE_TIME_ZONE);
			const { count } = await database.db
				.selectFrom("requests")
				.select((request) => request.fn.countAll().as("count"))
				.where("received_at", "<", before.toISOString())
				.executeTakeFirstOrThrow();
			await confirm(world, options.yes, SAY.aboutToPurge(Number(count), shortTime(before, SERVICE_TIME_ZONE)));
			const requests = await store.purge(before);
			const mailFiles = await files.removeBefore(before);
			return { text: SAY.purged(requests, mailFiles), data: { before, requests, mailFiles } };
		});
	},
});
