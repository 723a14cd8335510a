import { CommandRefused, command, EXIT, quoted, say, texts, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";
import { dayStart, duration, parseDate, shortTime } from "../times.ts";

/** Whether this machine's clock jumped; or takes it for right, if the operator names the same day. */
export const clock = command({
	options: { today: "text" },
	run: async ({ options: { today }, context }) =>
		await withOpenStore(context, async ({ store, settings: { SERVICE_TIME_ZONE: timeZone } }) => {
			const now = context.now();
			const time = shortTime(now, timeZone);
			if (today === undefined) {
				const jump = await store.clock.jump();
				const seen = await store.clock.lastSeen();
				const data = { now, seen, jump };
				if (jump === undefined) return { text: say(texts.clock.trusted, { time }), data };
				const way = jump > 0 ? texts.clock.later : texts.clock.earlier;
				const text = say(texts.clock.jumped, { time, length: duration(Math.abs(jump)), way });
				return { text, data, code: EXIT.notFound };
			}
			// A word such as "hoy" would agree with any clock.
			if (!parseDate(today)) throw new UsageError(say(texts.usage.notADate, { option: "today", value: quoted(today) }));
			const agrees =
				dayStart("today", today, now, timeZone).getTime() === dayStart("today", "hoy", now, timeZone).getTime();
			if (!agrees) throw new CommandRefused(say(texts.clock.otherDay, { time }));
			await store.clock.confirm();
			return { text: say(texts.clock.confirmed, { time }), data: { now, seen: now, jump: undefined } };
		}),
});
