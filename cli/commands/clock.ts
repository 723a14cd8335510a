import { CommandRefused, command, EXIT, UsageError } from "../command.ts";
import { withOpenStore } from "../open-store.ts";
import { dayStart, duration, parseDate, shortTime } from "../times.ts";
import { MISUSE } from "../words/misuse.ts";
import { CLOCK } from "../words/say.ts";

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
				const text = jump === undefined ? CLOCK.trusted(time) : CLOCK.jumped(time, duration(Math.abs(jump)), jump > 0);
				return { text, data: { now, seen, jump }, code: jump === undefined ? EXIT.done : EXIT.notFound };
			}
			// A word such as "hoy" would agree with any clock.
			if (!parseDate(today)) throw new UsageError(MISUSE.notADate("today", today));
			const agrees =
				dayStart("today", today, now, timeZone).getTime() === dayStart("today", "hoy", now, timeZone).getTime();
			if (!agrees) throw new CommandRefused(CLOCK.otherDay(time));
			await store.clock.confirm();
			return { text: CLOCK.confirmed(time), data: { now, seen: now, jump: undefined } };
		}),
});
