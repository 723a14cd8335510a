/** The machine's clock jumps 400 days ahead: before a start, and under a running service; then it is right again. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figures } from "../../measuring/record.ts";
import { must, until } from "../../must.ts";
import { Answered, sendMore } from "../callers.ts";
import { faketimeLibrary } from "../faketime.ts";
import { keptRequests, mailsSettled, reading } from "../kept.ts";
import { type Scenario, STORED } from "../trial.ts";

const DAYS = 400;
const CALLERS = 8;
const LATE = 10;
// Its jobs run once a minute.
const NEXT_MINUTE = 90;

export const jumpedClock: Scenario = {
	name: "jumped-clock",
	title: `Clock ${DAYS} days ahead, at a start and while the service runs; then right again, then confirmed`,
	promised: [
		STORED,
		"docs/decisions/0035-clock.md: If the time is more than two days from it, either way, nothing is deleted by age",
	],
	atMost: 1200,
	run: async (trial) => {
		const { folder, settings } = trial;
		const offset = join(folder, "offset");
		const jump = (days: number) => writeFileSync(offset, `+${days}d`);
		const clock = {
			LD_PRELOAD: faketimeLibrary() ?? "",
			FAKETIME_TIMESTAMP_FILE: offset,
			FAKETIME_NO_CACHE: "1",
			FAKETIME_DONT_FAKE_MONOTONIC: "1",
		};
		const service = (more = {}) => trial.service({ ...clock, ...more }, { keepLog: true });
		const figures: Figures = {};
		const said = (log: readonly string[], what: string) => log.some((line) => line.includes(what));

		jump(0);
		const first = await service();
		await sendMore(first.url, CALLERS, new Answered(), trial.amount(5000, 100));
		await mailsSettled(settings);
		await first.stop();
		const before = (await keptRequests(settings)).length;

		jump(DAYS);
		const ahead = await service();
		await until("The jump in the log", 30, () => said(ahead.log, "clock jumped"));
		const ready = await fetch(`${ahead.url}/readyz`);
		figures["/readyz while ahead"] = `${ready.status} ${((await ready.json()) as { status: string }).status}`;
		// Dated to now once the clock is right again.
		await sendMore(ahead.url, 1, new Answered(), LATE);
		await mailsSettled(settings);
		figures["stored before"] = before;
		figures["left after a start 400 days ahead"] = (await keptRequests(settings)).length - LATE;
		jump(0);
		await until("The clock trusted again", NEXT_MINUTE, () => said(ahead.log, "clock trusted again"));
		jump(DAYS);
		await until("The second jump in the log", NEXT_MINUTE, () => jumps(ahead.log) === 2);
		figures["left after a jump under the running service"] = (await keptRequests(settings)).length - LATE;
		must(figures["left after a start 400 days ahead"] === before, "A start with the clock ahead deleted requests");
		must(figures["left after a jump under the running service"] === before, "A jump deleted requests");
		// Dated ahead, where they stay.
		await sendMore(ahead.url, 1, new Answered(), LATE);
		await ahead.stop();

		// As `contacts clock --today` does: now it is right, and what is past its time goes.
		jump(DAYS);
		const done_at = new Date(Date.now() + DAYS * 86_400_000).toISOString();
		await reading(settings, (db) =>
			db.updateTable("scheduled_jobs").set({ done_at }).where("name", "=", "clock").execute(),
		);
		const confirmed = await service();
		await until("What is past its time deleted", 300, () => said(confirmed.log, "expired requests deleted"));
		figures["left once the time was confirmed"] = (await keptRequests(settings)).length;
		must(figures["left once the time was confirmed"] === LATE, "Requests of then are left, or newer ones gone");
		await confirmed.stop();
		return figures;
	},
};

const jumps = (log: readonly string[]) => log.filter((line) => line.includes("clock jumped")).length;
