import { localDate } from "../../service/formats/local-time.ts";
import { CommandRefused, command, quoted, say, texts, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";
import { parseDate, shortTime } from "../times.ts";

/** Takes this machine's clock for right, if the operator names the same day. */
export const clock = command({
	options: { today: "text" },
	run: async ({ options: { today = "" }, context }) => {
		// A word such as "hoy" would agree with any clock.
		const date = parseDate(today);
		if (!date) throw new UsageError(say(texts.usage.notADate, { option: "today", value: quoted(today) }));
		return await withOpenStore(context, async ({ store, settings: { SERVICE_TIME_ZONE } }) => {
			const now = context.now();
			const time = shortTime(now, SERVICE_TIME_ZONE);
			if (date !== localDate(now, SERVICE_TIME_ZONE)) throw new CommandRefused(say(texts.clock.otherDay, { time }));
			await store.clock.confirm();
			return { text: say(texts.clock.confirmed, { time }), data: { now } };
		});
	},
});
